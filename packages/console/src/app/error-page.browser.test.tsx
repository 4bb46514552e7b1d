import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { draw } from '../ui/testing/draw.tsx'
import { ErrorPage } from './error-page.tsx'

it('OP-NAV-27 OP-NAV-28 says that something went wrong; the message unfolds', async () => {
  draw(<ErrorPage error={new Error('The yard is upside down.')} reset={() => undefined} />)
  await expect.element(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
  const message = page.getByText('The yard is upside down.')
  await expect.element(message).not.toBeVisible()
  await page.getByText('Show the message').click()
  await expect.element(message).toBeVisible()
})

it('OP-NAV-27 tries again on request', async () => {
  const tries: string[] = []
  draw(<ErrorPage error={new Error('No.')} reset={() => tries.push('again')} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(tries).toEqual(['again'])
})
