import { lazy, Suspense, useSyncExternalStore } from 'react'
import { onToastsNeeded, toastsNeeded } from './toast-queue.ts'

const ToastStack = lazy(() => import('./toast-stack.tsx').then(module => ({ default: module.ToastStack })))

/** Where toasts appear. Stands once, near the root; its code is loaded with the first toast. */
export function ToastRegion() {
  const asked = useSyncExternalStore(onToastsNeeded, toastsNeeded)
  return <Suspense fallback={null}>{asked && <ToastStack />}</Suspense>
}
