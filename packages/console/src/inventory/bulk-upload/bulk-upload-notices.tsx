import { isUnderWay } from '@tractrix/domain/trailer-imports'
import { useEffect } from 'react'
import { t } from '../../platform/words.ts'
import { showToast } from '../../ui/layers/toast-queue.ts'
import {
  type FollowedImport,
  isShown,
  stopFollowing,
  useFollowedImports,
} from './followed/followed-imports.ts'
import { importSummary } from './followed/import-summary.ts'
import { useTrailerImport } from './followed/use-trailer-import.ts'

/** Tells by a toast how an upload ended whose dialog was closed. */
export function BulkUploadNotices() {
  return useFollowedImports().map(each => <Followed key={each.id} {...each} />)
}

function Followed({ id, siteId }: FollowedImport) {
  const found = useTrailerImport(siteId, id)
  useEffect(() => {
    if (found === null || isUnderWay(found.status)) return
    stopFollowing(id)
    if (isShown(id)) return
    const isClean = found.refusedCount + found.keptCount === 0
    showToast({
      id: `trailer-import-${id}`,
      tone: isClean ? 'green' : 'yellow',
      title:
        found.status === 'taken_back'
          ? t('{file} was taken back', { file: found.fileName })
          : t('{file} was uploaded', { file: found.fileName }),
      text: importSummary(found),
    })
  }, [found, id])
  return null
}
