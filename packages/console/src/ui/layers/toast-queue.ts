import type { ReactNode } from 'react'

export interface ToastMessage {
  /** The event it speaks of: a second toast of the same event replaces the first. */
  id?: string | undefined
  /** `green` done, `blue` information, `yellow` take care, `red` failed: that one stays until it is closed. */
  tone: 'green' | 'blue' | 'yellow' | 'red'
  title: string
  text?: ReactNode
  /** What can be done about it; the toast is closed then. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  run: () => void
}

/** What the region does with toasts once it is there. */
export interface ToastSink {
  show: (toast: ToastMessage & { id: string }) => void
  close: (id: string) => void
}

let sink: ToastSink | null = null
let waiting: (ToastMessage & { id: string })[] = []
let needed = false
let count = 0
const listeners = new Set<() => void>()

/** Shows a toast, from anywhere. Returns its id, for `closeToast`. */
export function showToast(toast: ToastMessage): string {
  count += 1
  const id = toast.id ?? `toast-${count}`
  if (sink !== null) sink.show({ ...toast, id })
  else waiting = [...waiting.filter(other => other.id !== id), { ...toast, id }]
  if (!needed) {
    needed = true
    for (const listener of listeners) listener()
  }
  return id
}

export function closeToast(id: string): void {
  waiting = waiting.filter(toast => toast.id !== id)
  sink?.close(id)
}

/** Hands what waited to the region, and from now on everything. Returns how to stop. */
export function takeToasts(next: ToastSink): () => void {
  sink = next
  for (const toast of waiting) next.show(toast)
  waiting = []
  return () => {
    if (sink === next) sink = null
  }
}

/** Whether any toast was ever shown: until then nobody needs the region. */
export function toastsNeeded(): boolean {
  return needed
}

/** Calls `listener` when the first toast is shown. */
export function onToastsNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
