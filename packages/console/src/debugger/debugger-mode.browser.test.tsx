import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildMove } from '../moves/testing/build-move.ts'
import { drawInSite } from '../moves/testing/draw-in-site.tsx'
import { DebuggerMode } from './debugger-mode.tsx'

const panel = page.getByRole('complementary', { name: 'Debugger' })
const drawPage = () =>
  drawInSite(<DebuggerMode />, { address: '/sites/site-1/queue', moves: [buildMove({ id: 'move-42' })] })

it('MV-SITE-13 MV-OPEN-17 typing the word shows support data, typing it again hides them', async () => {
  onTestFinished(() => sessionStorage.clear())
  drawPage()
  expect(panel.elements()).toEqual([])
  await userEvent.keyboard('debugger')
  await expect.element(panel).toBeVisible()
  await expect.element(panel.getByText('move-42')).toBeVisible()
  await userEvent.keyboard('debugger')
  await expect.poll(() => panel.elements()).toEqual([])
})

it('MV-SITE-14 the setting is kept for the session of the browser tab, and only for it', async () => {
  onTestFinished(() => sessionStorage.clear())
  drawPage()
  await userEvent.keyboard('debugger')
  await expect.element(panel).toBeVisible()
  expect(Object.values(sessionStorage)).toEqual(['on'])
  expect(Object.keys(localStorage).filter(key => /debugger/i.test(key))).toEqual([])
})

it('MV-SITE-14 a page that loads in the same session shows them at once', async () => {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('debugger', 'on')
  drawPage()
  await expect.element(panel).toBeVisible()
})
