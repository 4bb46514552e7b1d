import { t } from '../../platform/words.ts'

/** What a panel says in the place of moves that could not be loaded; `told`: why stands in the banner already (MV-OPEN-135). */
export function missingMoves(told: boolean): string {
  return told ? t('The moves are not here yet.') : t('Unable to load moves')
}
