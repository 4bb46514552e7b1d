import { phrase } from '@tractrix/domain/platform'
import {
  LONGEST_SERIAL,
  scacProblem,
  serialProblem,
  TRAILER_IDENTITY_PROBLEMS,
  type TrailerIdentityProblem,
  trailerName,
  writtenScac,
  writtenSerial,
} from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'
import type { TrailerRow } from '../../site-data/index.ts'
import type { TrailerForm } from '../model/trailer-form.ts'

/** What has to be changed, a sentence per field; a field without one is right. */
export type TrailerFormProblems = Partial<Record<keyof TrailerForm, string>>

export interface TrailerFormFacts {
  /** The trailer that is edited; null: one is added. */
  edited: Pick<TrailerRow, 'id' | 'scac' | 'serial'> | null
  /** Every trailer on site. */
  onSite: readonly TrailerRow[]
  /** The trailer in each zone, by zone id. */
  parked: ReadonlyMap<string, TrailerRow>
}

/** A number is looked up among the trailers on site from so many characters on (OP-TRM-12). */
const LEAST_FOR_DUPLICATES = 4

/** What is wrong with the form, in the words of OP-TRM-05 to OP-TRM-18. */
export function trailerFormProblems(form: TrailerForm, facts: TrailerFormFacts): TrailerFormProblems {
  const isAdded = facts.edited === null
  const problems = {
    scac: identityText(scacProblem(form.scac)),
    serial: identityText(serialProblem(form.serial)) ?? duplicateText(form, facts),
    dimensionCode: form.dimensionCode === null ? t('Trailer size is required') : undefined,
    loaded: form.loaded === null ? t('Status is required') : undefined,
    zoneId: isAdded && form.zoneId === null ? t('Location is required') : takenText(form, facts),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined))
}

/**
 * Another trailer on site of this carrier and number, compared without case (OP-TRM-11, OP-OPEN-108); not looked for while
 * the number is short or the edited trailer's own (OP-TRM-12, OP-TRM-13).
 */
export function duplicateOf(form: TrailerForm, { edited, onSite }: TrailerFormFacts): TrailerRow | null {
  const [scac, serial] = [writtenScac(form.scac), writtenSerial(form.serial)]
  if (serial.length < LEAST_FOR_DUPLICATES) return null
  if (edited !== null && scac === writtenScac(edited.scac) && serial === writtenSerial(edited.serial))
    return null
  const isSame = (trailer: TrailerRow) =>
    writtenScac(trailer.scac) === scac && writtenSerial(trailer.serial) === serial
  return onSite.find(trailer => trailer.id !== edited?.id && isSame(trailer)) ?? null
}

/** Another trailer came into the chosen spot meanwhile. */
function takenText({ zoneId }: TrailerForm, { edited, parked }: TrailerFormFacts): string | undefined {
  const other = zoneId === null ? undefined : parked.get(zoneId)
  if (other === undefined || other.id === edited?.id) return undefined
  return t('{trailer} stands there now.', { trailer: trailerName(other) })
}

function identityText(problem: TrailerIdentityProblem | null): string | undefined {
  if (problem === null) return undefined
  return t(phrase(TRAILER_IDENTITY_PROBLEMS.texts[problem]), { most: LONGEST_SERIAL })
}

function duplicateText(form: TrailerForm, facts: TrailerFormFacts): string | undefined {
  return duplicateOf(form, facts) === null ? undefined : t('This trailer is already on site')
}
