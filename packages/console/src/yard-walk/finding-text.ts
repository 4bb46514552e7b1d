import { phrase } from '@tractrix/domain/platform'
import { TRAILER_REFUSALS } from '@tractrix/domain/trailers'
import type { WalkFinding } from '@tractrix/domain/yard-walk'
import { t } from '../platform/words.ts'
import type { Tone } from '../ui/marks/tone.ts'

/** The color of each kind of finding; the words say the same. */
export const FINDING_TONES: Record<WalkFinding['kind'], Tone> = {
  confirmed: 'green',
  empty: 'green',
  moved: 'blue',
  unknown: 'blue',
  missing: 'yellow',
  left: 'yellow',
}

/** How what was seen stands to what is recorded, in a few words. @param nameOf the name of a spot; null: not known any more */
export function findingText(finding: WalkFinding, nameOf: (zoneId: string) => string | null): string {
  switch (finding.kind) {
    case 'confirmed':
    case 'empty':
      return t('as recorded')
    case 'moved': {
      const from = finding.fromZoneId && nameOf(finding.fromZoneId)
      return from ? t('moved here from {spot}', { spot: from }) : t('was without a spot')
    }
    case 'unknown':
      return t('not on site yet')
    case 'missing':
      return t('missing: recorded here, seen nowhere')
    case 'left':
      return t('left as recorded: {reason}', { reason: t(phrase(TRAILER_REFUSALS.texts[finding.because])) })
  }
}
