import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../ui/testing/draw.tsx'
import { lazyPart } from './lazy-part.tsx'

const fetching = Promise.resolve(() => <p>Here</p>)
const { Part, preload } = lazyPart(() => fetching)

function Opener() {
  const [shown, setShown] = useState(false)
  return (
    <Suspense fallback={<p>Not yet</p>}>
      <button type="button" onClick={() => flushSync(() => setShown(true))}>
        Open
      </button>
      {shown && <Part />}
    </Suspense>
  )
}

it('draws a part that was preloaded at once', async () => {
  draw(<Opener />)
  preload()
  const button = page.getByRole('button', { name: 'Open' })
  await expect.element(button).toBeVisible()
  ;(button.element() as HTMLElement).click()
  expect(document.body.textContent).toContain('Here')
})
