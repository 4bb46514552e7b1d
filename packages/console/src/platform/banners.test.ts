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

it('MV-ERR-01 leaves a later banner of the same words alone when an earlier one is closed', () => {
  const banners = new Banners()
  const earlier = banners.show({ tone: 'red', title: 'Boom', details: ['first'] })
  banners.show({ tone: 'red', title: 'Boom', details: ['second'] })
  banners.close(earlier)
  expect(banners.current().map(message => message.details)).toEqual([['second']])
})

it('never shows the same words twice at once', () => {
  const banners = new Banners()
  banners.show({ tone: 'red', title: 'Boom', details: ['first'] })
  banners.show({ tone: 'red', title: 'Boom', details: ['second'] })
  expect(banners.current().map(message => message.details)).toEqual([['second']])
})
