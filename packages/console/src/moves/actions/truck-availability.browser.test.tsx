import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { truckInspectionDates } from '../../platform/remembered-settings.ts'
import { AvailabilityDialog } from '../../trucks/index.ts'
import { buildTruck } from '../testing/build-yard.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { FORM_TAKEN, REASON_QUESTIONS } from '../testing/form-answers.ts'

const truck = buildTruck('AV-05', { availability: 'unavailable' })
const yes = page.getByRole('button', { name: 'Yes' })
const open = (done: () => void) =>
  drawInSite(
    <Suspense>
      <AvailabilityDialog truck={truck} availability="available" onClose={done} />
    </Suspense>,
    {
      answers: {
        formQuestions: () => REASON_QUESTIONS,
        updateTrucksAvailability: () => ({
          updateTrucksAvailability: [{ __typename: 'Truck', ...truck, availability: 'available' }],
        }),
        submitForm: () => FORM_TAKEN,
      },
    },
  )

it('MV-TRK-07 MV-CNF-04 MV-CST-20 asks for the inspection once a day and truck', async () => {
  truckInspectionDates.clear()
  const closed: number[] = []
  const first = open(() => closed.push(1))
  await page.getByRole('combobox', { name: 'Why?' }).click()
  await page.getByRole('option', { name: 'The door is blocked' }).click()
  await yes.click()
  await expect.poll(() => closed.length).toBe(1)
  expect(first.sent.map(({ operation }) => operation)).toEqual(['UpdateTrucksAvailability', 'SubmitForm'])
  expect(Object.keys(truckInspectionDates.read())).toEqual(['bwi-AV-05'])
})

it.each([
  ['today', 'bwi-AV-05', 0, false],
  ['yesterday', 'bwi-AV-05', 1, true],
  ['today, of another truck', 'bwi-AV-01', 0, true],
])('MV-CNF-04 MV-OPEN-90 with an inspection of %s', async (_when, internalId, daysAgo, asks) => {
  const day = new Date()
  day.setDate(day.getDate() - daysAgo)
  truckInspectionDates.write({ [internalId]: day.toLocaleDateString('sv-SE') })
  const closed: number[] = []
  const { sent } = open(() => closed.push(1))
  const question = page.getByRole('combobox', { name: 'Why?' })
  if (asks) return expect.element(question).toBeVisible()
  await yes.click()
  await expect.poll(() => closed.length).toBe(1)
  expect(question.elements()).toEqual([])
  expect(sent.map(({ operation }) => operation)).toEqual(['UpdateTrucksAvailability'])
})
