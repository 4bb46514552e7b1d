import { useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { noFrame } from '../lazy/part-frames.tsx'
import { onToastsNeeded, toastsNeeded } from './toast-queue.ts'

const stackPart = lazyPart(async () => (await import('./toast-stack.tsx')).ToastStack, noFrame)
const ToastStack = stackPart.Part

/** Fetches what toasts are drawn with, so that they appear without a connection. */
export const preloadToasts = stackPart.preload

/** Where toasts appear. Stands once, near the root; its code is loaded with the first toast. */
export function ToastRegion() {
  const asked = useSyncExternalStore(onToastsNeeded, toastsNeeded)
  return asked && <ToastStack />
}
