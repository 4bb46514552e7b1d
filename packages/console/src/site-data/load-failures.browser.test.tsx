import { CombinedError } from 'urql'
import { expect, it } from 'vitest'
import { banners } from '../platform/errors/banners.ts'
import { draw } from '../ui/testing/draw.tsx'
import { useFailureBanner } from './load-failures.ts'

const refused = (message: string) => new CombinedError({ graphQLErrors: [{ message }] })
const cutOff = new CombinedError({ networkError: new Error('Failed to fetch') })

function List({ error }: { error: CombinedError | undefined }) {
  return useFailureBanner('Unable to load zones', error) ? 'told' : 'not told'
}

const shown = () => banners.current().map(({ title, details }) => [title, ...details])
const closeAll = () => {
  for (const { id } of banners.current()) banners.close(id)
}

it('MV-ERR-14 MV-OPEN-46 takes the banner away when the list is there', () => {
  const { redraw } = draw(<List error={refused('The shelf is empty.')} />)
  expect(shown()).toEqual([['Unable to load zones', 'The shelf is empty.']])
  redraw(<List error={undefined} />)
  expect(shown()).toEqual([])
})

it('MV-ERR-14 takes the banner away with the list, such as that of another site', () => {
  const { redraw } = draw(<List error={refused('The shelf is empty.')} />)
  redraw(null)
  expect(shown()).toEqual([])
})

it('MV-ERR-01 leaves a banner closed that fails again with the same words, and shows it again after the list was there', () => {
  const { redraw } = draw(<List error={refused('The shelf is empty.')} />)
  closeAll()
  redraw(<List error={refused('The shelf is empty.')} />)
  expect(shown()).toEqual([])
  redraw(<List error={undefined} />)
  redraw(<List error={refused('The shelf is empty.')} />)
  expect(shown()).toHaveLength(1)
})

it('OP-ERR-11 leaves a lost connection to the offline strip', () => {
  draw(<List error={cutOff} />)
  expect(document.body.textContent).toContain('not told')
  expect(shown()).toEqual([])
})
