import { expect, it } from 'vitest'
import { Banners } from './banners.ts'

it('MV-ERR-01 keeps a banner until it is closed', () => {
  const banners = new Banners()
  banners.show({ tone: 'red', title: 'Unable to cancel move(s).' })
  const [shown] = banners.current()
  expect(shown?.title).toBe('Unable to cancel move(s).')
  banners.close(shown?.id ?? 0)
  expect(banners.current()).toEqual([])
})

it('MV-ERR-01 leaves a later banner of the same words alone when an earlier one is over', () => {
  const banners = new Banners()
  const earlier = banners.show({ tone: 'red', title: 'Boom', details: ['first'] })
  banners.show({ tone: 'red', title: 'Boom', details: ['second'] })
  banners.withdraw(earlier)
  expect(banners.current().map(message => message.details)).toEqual([['second']])
})

it('never shows the same words twice at once', () => {
  const banners = new Banners()
  banners.show({ tone: 'red', title: 'Boom', details: ['first'] })
  banners.show({ tone: 'red', title: 'Boom', details: ['second'] })
  expect(banners.current().map(message => message.details)).toEqual([['second']])
})

it('MV-ERR-01 MV-OPEN-46 brings the earlier banner of the same words back when the later one is over', () => {
  const banners = new Banners()
  const queue = banners.show({ tone: 'red', title: 'Boom', details: ['of the queue'] })
  const history = banners.show({ tone: 'red', title: 'Boom', details: ['of the history'] })
  banners.withdraw(history)
  expect(banners.current().map(message => message.details)).toEqual([['of the queue']])
  banners.withdraw(queue)
  expect(banners.current()).toEqual([])
})

it('MV-ERR-01 closes all banners of the same words by hand, and no others', () => {
  const banners = new Banners()
  banners.show({ tone: 'red', title: 'Boom', details: ['first'] })
  banners.show({ tone: 'red', title: 'Crash' })
  const latest = banners.show({ tone: 'red', title: 'Boom', details: ['second'] })
  banners.close(latest)
  expect(banners.current().map(message => message.title)).toEqual(['Crash'])
})
