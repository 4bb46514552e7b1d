import { lazy, Suspense, useEffect } from 'react'
import { toggleDebugger, useDebuggerIsOn } from '../../platform/debugger-setting.ts'
import { DebuggerWord } from '../../platform/debugger-word.ts'
import { loadPart } from '../../platform/load-part.ts'

const DebuggerPanel = lazy(async () => ({
  default: (await loadPart(() => import('./debugger-panel.tsx'))).DebuggerPanel,
}))

/** The hidden debugger mode: typing its name shows support data, typing it again hides them (MV-SITE-13, MV-OPEN-17). */
export function DebuggerMode() {
  const on = useDebuggerIsOn()
  useEffect(() => {
    const word = new DebuggerWord()
    const keyDown = (event: KeyboardEvent) => {
      const { target, ctrlKey, altKey, metaKey } = event
      const inField = target instanceof Element && target.closest('input, textarea, [contenteditable]')
      if (!inField && !ctrlKey && !altKey && !metaKey && word.press(event.key)) toggleDebugger()
    }
    document.addEventListener('keydown', keyDown, true)
    return () => document.removeEventListener('keydown', keyDown, true)
  }, [])
  return <Suspense>{on && <DebuggerPanel />}</Suspense>
}
