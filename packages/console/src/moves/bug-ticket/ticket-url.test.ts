import { describe, expect, it } from 'vitest'
import { PLAIN_MAPPING, readTicketMapping } from './ticket-mapping.ts'
import { ticketUrl } from './ticket-url.ts'

const facts = { truck: 'AV-04', missionId: 'm-1', truckState: 'error', site: 'Baltimore', version: null }
const form = { url: 'https://tickets.example/create?project=YARD', formId: '77' }
const fields = (mapping: unknown) =>
  Object.fromEntries(new URL(ticketUrl(form, readTicketMapping(mapping), facts)).searchParams)

describe('the address of a bug ticket', () => {
  it('MV-BUG-02 MV-BUG-03 MV-BUG-04 carries form, summary and description, and keeps what it had', () => {
    expect(fields(null)).toEqual({
      project: 'YARD',
      formId: '77',
      summary: 'Baltimore: move m-1, truck AV-04',
      description: 'Truck: AV-04\nMission ID: m-1\nTruck state: error\nSite: Baltimore\nSoftware version: -',
    })
  })

  it('MV-BUG-05 MV-OPEN-32 names the fields as the mapping says; a fact that is not known is left out', () => {
    const mapping = {
      formIdField: 'ptid',
      summary: '{truck} in {truckState}',
      customFields: { truck: 'customfield_1', version: 'customfield_2', color: 'customfield_3' },
    }
    const filled = fields(mapping)
    expect(filled).toMatchObject({ ptid: '77', summary: 'AV-04 in error', customfield_1: 'AV-04' })
    expect(filled).not.toHaveProperty('customfield_2')
    expect(filled).not.toHaveProperty('customfield_3')
  })

  it.each([null, 'text', [], { customFields: 7, summary: '' }])(
    'MV-BUG-06 MV-OPEN-32 goes without custom fields when the mapping cannot be understood (%#)',
    file => {
      expect(readTicketMapping(file)).toEqual(PLAIN_MAPPING)
    },
  )
})
