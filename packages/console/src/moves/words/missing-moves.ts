import { t } from '../../platform/words.ts'

/** What a panel says in the place of moves that could not be loaded; `bannerSays`: why stands in the banner already (MV-OPEN-135). */
export function missingMoves(bannerSays: boolean): string {
  return bannerSays ? t('The moves are not here yet.') : t('Unable to load moves')
}
