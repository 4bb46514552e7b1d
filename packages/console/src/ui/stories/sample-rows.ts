/** Made-up rows for the stories of lists and tables. */
export interface SampleRow {
  id: string
  madeAt: string
  maker: string
  kind: string
  level: number
  status: 'draft' | 'waiting' | 'running' | 'done' | 'failed'
  since: string
  helper: string | null
  code: string
  number: string
  from: string
  to: string | null
  reference: string | null
  note: string | null
  waitsFor: string | null
}

const STATUSES = ['running', 'waiting', 'done', 'draft', 'failed'] as const
const CODES = ['SCNN', 'HJBT', 'ABFS', 'KNIG', 'SWFT', 'ODFL', 'XPOL', 'SNLU', 'CRST', 'WERN']
const NOTES = [
  'Live load, crew waiting',
  null,
  'Seal check at the door',
  null,
  'Reefer, set 34 °F',
  null,
  null,
]
const LONG =
  'The desk asks for door N05, compare the seal numbers before it goes on the dock and call the gate.'
const START = Date.now()

const pick = <T>(list: readonly T[], index: number) => list[index % list.length]!

/** The row number `index`. */
export function sampleRow(index: number): SampleRow {
  const status = pick(STATUSES, Math.floor(index / 2))
  return {
    id: `row-${index}`,
    madeAt: `2026-05-12 9:${String(24 + (index % 30)).padStart(2, '0')} AM`,
    maker: index % 3 === 0 ? 'API' : 'UI',
    kind: pick(['Trailer', 'Repark', 'Go To Charger', 'Stage'], index * 3),
    level: (index * 7) % 10 === 0 ? 10 : (index * 7) % 10,
    status,
    since: new Date(START - (index * 127 + 6) * 1000).toISOString(),
    helper: index % 4 === 3 ? null : `AV-0${(index % 8) + 1}`,
    code: pick(CODES, index),
    number: String(532_148 + ((index * 24_593) % 400_000)),
    from: `PA${String(10 + (index % 40))}`,
    to: index % 6 === 5 ? null : `E${String(10 + ((index * 5) % 35))}`,
    reference: index % 5 === 4 ? null : `BWI-${88_421 + index}`,
    note: index === 9 ? LONG : pick(NOTES, index),
    waitsFor: status === 'waiting' && index % 2 === 0 ? `${pick(CODES, index + 3)} 744205` : null,
  }
}

export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, index) => sampleRow(index))
