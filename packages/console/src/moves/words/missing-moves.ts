import { t } from '../../platform/words.ts'

/** What a panel says in the place of moves that could not be loaded; `bannerExplains`: why stands in the banner already (MV-OPEN-135). */
export function missingMoves(bannerExplains: boolean): string {
  return bannerExplains ? t('The moves are not here yet.') : t('Unable to load moves')
}
