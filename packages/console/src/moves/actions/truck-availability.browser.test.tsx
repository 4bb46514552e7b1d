import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { truckInspectionDates } from '../../platform/remembered/remembered-settings.ts'
import { AvailabilityDialog } from '../../trucks/index.ts'
import { buildTruck } from '../testing/build-yard.ts'
import { drawInSite } from '../testing/draw-in-site.tsx'
import { FORM_TAKEN, REASON_QUESTIONS } from '../testing/form-answers.ts'

const truck = buildTruck('AV-05', { availability: 'unavailable' })
const yes = page.getByRole('button', { name: 'Yes' })
const open = (done: () => void, submitForm: () => object = () => FORM_TAKEN) =>
  drawInSite(<AvailabilityDialog truck={truck} availability="available" onClose={done} />, {
    answers: {
      formQuestions: () => REASON_QUESTIONS,
      updateTrucksAvailability: () => ({
        updateTrucksAvailability: [{ __typename: 'Truck', ...truck, availability: 'available' }],
      }),
      submitForm,
    },
  })

const answerWhy = async () => {
  await page.getByRole('combobox', { name: 'Why?' }).click()
  await page.getByRole('option', { name: 'The door is blocked' }).click()
}

it('MV-CNF-04 MV-CST-20 MV-OPEN-44 remembers no inspection that the server did not take, and keeps its answers', async () => {
  truckInspectionDates.clear()
  const closed: number[] = []
  let takes = false
  const { sent } = open(
    () => closed.push(1),
    () => {
      if (!takes) throw new Error('The form was not stored.')
      return FORM_TAKEN
    },
  )
  await answerWhy()
  await yes.click()
  await expect.poll(() => sent.filter(({ operation }) => operation === 'SubmitForm').length).toBe(1)
  await expect.element(yes).not.toHaveAttribute('aria-busy', 'true')
  expect(truckInspectionDates.read()).toEqual({})
  expect(closed).toEqual([])
  takes = true
  await yes.click()
  await expect.poll(() => closed.length).toBe(1)
  expect(Object.keys(truckInspectionDates.read())).toEqual(['bwi-AV-05'])
  const [first, second] = sent.filter(({ operation }) => operation === 'SubmitForm')
  expect(second?.variables).toEqual(first?.variables)
})

it('MV-TRK-07 MV-CNF-04 MV-CST-20 asks for the inspection once a day and truck', async () => {
  truckInspectionDates.clear()
  const closed: number[] = []
  const first = open(() => closed.push(1))
  await answerWhy()
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
