import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useMoveDialogs } from '../../dialogs/move-dialogs-context.ts'
import { drawInSite } from '../../testing/draw-in-site.tsx'
import type { MoveForm } from '../model/move-form.ts'

const place = (north: number, east: number, reverse = false) => ({
  __typename: 'RoutePoint',
  latitude: 39.28 + north / 111_000,
  longitude: -76.55 + east / 86_000,
  reverse,
})
const ROUTE = {
  __typename: 'MoveRoute',
  distanceMeters: 359.7,
  drivingSeconds: 232,
  points: [place(160, 20), place(160, 40), place(90, 40), place(50, 40, true), place(64, 20, true)],
}

function Opener({ given }: { given: Partial<MoveForm> }) {
  const dialogs = useMoveDialogs()!
  return (
    <button type="button" onClick={() => dialogs.create(given)}>
      Open
    </button>
  )
}

/** Opens the form with a trailer at PE23 and this destination; answers what the server was asked for. */
async function openWith(given: Partial<MoveForm>, route: object | null) {
  const asked: Record<string, unknown>[] = []
  drawInSite(<Opener given={given} />, {
    config: { enableSvmpMissions: true },
    answers: {
      moveRoute: variables => {
        asked.push(variables)
        return { moveRoute: route }
      },
      staticRoutes: () => ({ staticRoutes: [] }),
    },
  })
  await page.getByRole('button', { name: 'Open' }).click()
  return asked
}
const trailerTo = (toZoneId: string) => ({ chosenBy: 'trailer', trailerId: '551902', toZoneId }) as const

it('shows the route that the server found, with the part that is backed and an arrow, its distance and minutes', async () => {
  const asked = await openWith(trailerTo('E16'), ROUTE)
  await expect.element(page.getByRole('img', { name: 'Route from PE23 to E16' })).toBeVisible()
  await expect.element(page.getByText('1,180 ft, about 4 min')).toBeVisible()
  await expect.element(page.getByText('backs in')).toBeVisible()
  expect(document.querySelectorAll('[data-part=arrow]')).toHaveLength(1)
  expect(asked).toEqual([{ siteId: 'site-1', fromZoneId: 'PE23', truckId: null, toZoneId: 'E16' }])
})

it('shows no line, distance or minutes where no route is known', async () => {
  const asked = await openWith(trailerTo('E16'), null)
  await expect.element(page.getByRole('img', { name: 'Yard around PE23 and E16' })).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  expect(document.querySelectorAll('[data-part=arrow]')).toHaveLength(0)
  await expect.element(page.getByText(/ ft, about /)).not.toBeInTheDocument()
  await expect.element(page.getByText(/Estimated along the lanes/)).not.toBeInTheDocument()
})

it('names as free beside a taken destination only its neighbors', async () => {
  await openWith(trailerTo('E17'), ROUTE)
  const fact = page.getByText('Free beside it')
  await expect.element(fact).toBeVisible()
  expect(fact.element().nextElementSibling?.textContent).toBe('E16E18')
})

it('says of a Run Route mission that it drives a route, not that the truck finds one', async () => {
  await openWith({ kind: 'run_route' }, null)
  await expect.element(page.getByText('Select the route that the truck drives.')).toBeVisible()
})
