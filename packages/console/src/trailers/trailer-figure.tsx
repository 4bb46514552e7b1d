import { Package } from 'lucide-react'
import { t } from '../platform/words.ts'
import { useSiteData } from '../site-data/index.ts'
import { StatusItem } from '../ui/surfaces/status-item.tsx'

/** How many trailers are on site; nothing while that is not known. */
export function TrailerFigure() {
  const { trailers, loading, failed } = useSiteData()
  if (loading || failed.trailers) return null
  return (
    <StatusItem>
      <Package size={14} aria-hidden />
      <b>{trailers.size}</b>
      {t('trailers on site')}
    </StatusItem>
  )
}
