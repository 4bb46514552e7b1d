import type { SentenceText } from '@tractrix/domain/platform'
import { phrase } from '@tractrix/domain/platform'
import type { KnownDimensionCode } from '@tractrix/domain/trailers'
import { t } from '../../platform/words.ts'

const LABELS: Record<KnownDimensionCode, SentenceText> = {
  standard: phrase('Standard'),
  pup: phrase('Pup'),
  dry_48: phrase('48 dry'),
  container_48: phrase('48 container'),
  container_40: phrase('40 container'),
  container_20: phrase('20 container'),
  '16822660': phrase('Not supported'),
}

/** The name of a size that forms and filters offer (OP-ENT-02). */
export function sizeLabel(dimensionCode: KnownDimensionCode): string {
  return t(LABELS[dimensionCode])
}
