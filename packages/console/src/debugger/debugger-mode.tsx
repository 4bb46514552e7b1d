import { useEffect } from 'react'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { panelFrame } from '../ui/lazy/part-frames.tsx'
import { toggleDebugger, useDebuggerIsOn } from './debugger-setting.ts'
import { DebuggerWord } from './debugger-word.ts'

const DebuggerPanel = lazyPart(
  async () => (await import('./debugger-panel.tsx')).DebuggerPanel,
  panelFrame,
).Part

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
  return on && <DebuggerPanel />
}
