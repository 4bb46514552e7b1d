import { MOVE_STATUSES } from '@tractrix/domain/moves'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../../ui/testing/draw.tsx'
import { buildMove } from '../testing/build-move.ts'
import { MoveBadge } from './move-status.tsx'

/** What a color looks like to a person who knows few names. */
function nameOfColor(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  const most = Math.max(red, green, blue)
  if (most - Math.min(red, green, blue) < 40) return 'grey'
  if (most === blue) return 'blue'
  if (most === green) return 'green'
  return green > blue + 30 ? 'yellow' : 'red'
}

it('MV-CST-15 shows each status in its color', async () => {
  draw(
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      {MOVE_STATUSES.map(status => (
        <div key={status} data-testid={status}>
          <MoveBadge move={buildMove({ status })} />
        </div>
      ))}
    </div>,
  )
  const colors = MOVE_STATUSES.map(status => {
    const badge = page.getByTestId(status).element().querySelector('[data-tone]')!
    return [status, nameOfColor(getComputedStyle(badge).color)]
  })
  expect(Object.fromEntries(colors)).toEqual({
    draft: 'grey',
    pending: 'yellow',
    in_progress: 'blue',
    complete: 'green',
    canceled: 'grey',
    error: 'red',
  })
})
