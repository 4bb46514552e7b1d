import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PartError, type PartTrouble } from '../../platform/lazy-code/part-files.ts'
import { networkIsBack } from '../../platform/live/network-back.ts'
import { draw } from '../testing/draw.tsx'
import { lazyPart } from './lazy-part.tsx'
import { dialogFrame, panelFrame } from './part-frames.tsx'

interface PartProps {
  onClose: () => void
}

const Here = (_: PartProps) => <p>Here</p>

/** A button that shows the part. */
function Opener({ part: Part }: { part: (props: PartProps) => ReactNode }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => flushSync(() => setShown(true))}>
        Open
      </button>
      {shown && <Part onClose={() => setShown(false)} />}
    </>
  )
}

/** Loads a part from a server that has this trouble. */
function setUp(trouble: PartTrouble | null) {
  const server = { trouble }
  const load = async () => {
    if (server.trouble !== null) throw new PartError(server.trouble, 'no code')
    return Here
  }
  return { server, load }
}

const opener = page.getByRole('button', { name: 'Open' })

it('draws a part that was preloaded at once', async () => {
  const { load } = setUp(null)
  const { Part, preload } = lazyPart<PartProps>(load, panelFrame)
  draw(<Opener part={Part} />)
  preload()
  await expect.element(opener).toBeVisible()
  ;(opener.element() as HTMLElement).click()
  expect(document.body.textContent).toContain('Here')
})

it('says in the place of a panel that the server is away, and draws it when the network is back', async () => {
  const { server, load } = setUp('unreachable')
  draw(<Opener part={lazyPart<PartProps>(load, panelFrame).Part} />)
  await opener.click()
  await expect.element(page.getByText('Unable to load')).toBeVisible()
  server.trouble = null
  networkIsBack()
  await expect.element(page.getByText('Here')).toBeVisible()
})

it('offers to load the page again when the code is no longer on the server', async () => {
  const { server, load } = setUp('outdated')
  draw(<Opener part={lazyPart<PartProps>(load, panelFrame).Part} />)
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  server.trouble = null
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here')).toBeVisible()
})

it('stands in the place of a dialog, closes by Esc and gives the focus back', async () => {
  const { load } = setUp('unreachable')
  draw(<Opener part={lazyPart<PartProps>(load, dialogFrame).Part} />)
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Unable to load' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
