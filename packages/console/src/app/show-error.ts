import type { CombinedError, Operation } from 'urql'
import { banners } from '../platform/errors/banners.ts'
import { errorNotices } from '../platform/errors/error-presentation.ts'
import { showToast } from '../ui/layers/toast-queue.ts'

/** Shows a failed operation as the error catalogue says: global banner, info toast, or nothing (MV-OPEN-135). */
export function showError(error: CombinedError, operation: Operation): void {
  if (operation.kind === 'teardown') return
  for (const notice of errorNotices(error, operation.kind)) {
    if (notice.shown === 'info-toast') showToast({ tone: 'blue', title: notice.sentence })
    else banners.show({ tone: 'red', title: notice.sentence, details: notice.problems })
  }
}
