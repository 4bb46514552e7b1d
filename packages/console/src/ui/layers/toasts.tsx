import { lazy, Suspense, useSyncExternalStore } from 'react'
import { loadPart } from '../../platform/load-part.ts'
import { onToastsNeeded, toastsNeeded } from './toast-queue.ts'

const ToastStack = lazy(async () => ({
  default: (await loadPart(() => import('./toast-stack.tsx'))).ToastStack,
}))

/** Where toasts appear. Stands once, near the root; its code is loaded with the first toast. */
export function ToastRegion() {
  const asked = useSyncExternalStore(onToastsNeeded, toastsNeeded)
  return <Suspense fallback={null}>{asked && <ToastStack />}</Suspense>
}
