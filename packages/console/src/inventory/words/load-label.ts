import type { SentenceText } from '@tractrix/domain/platform'
import { phrase } from '@tractrix/domain/platform'
import type { TrailerLoad } from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'
import type { TrailerRow } from '../../site-data/index.ts'

const LABELS: Record<TrailerLoad, SentenceText> = {
  loaded: phrase('Loaded'),
  empty: phrase('Empty'),
  unknown: phrase('Unknown'),
}

/** What is in a trailer, as the Status column says it (OP-TRM-16). */
export function loadLabel(load: TrailerLoad): string {
  return t(LABELS[load])
}

export function loadOf({ loaded }: Pick<TrailerRow, 'loaded'>): TrailerLoad {
  if (loaded === null) return 'unknown'
  return loaded ? 'loaded' : 'empty'
}
