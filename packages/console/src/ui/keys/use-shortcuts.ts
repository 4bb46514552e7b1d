import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { useRemembered } from '../../platform/remembered/remembered-setting.ts'
import { letterShortcuts } from '../../platform/remembered/remembered-settings.ts'
import { isTyped, KeySequence, keyName } from './shortcut-keys.ts'

/** Written `n`, `shift+e`, `ctrl+k`, `alt+1`, `g q`, `?`. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>

export interface ShortcutOptions {
  /** Off while false. */
  enabled?: boolean | undefined
  /** `page` rests while a dialog is open; `dialog` works inside one. */
  scope?: 'page' | 'dialog' | undefined
}

/**
 * Acts on keys anywhere on the page. Letters are ignored in fields, and everywhere when the user turned them off;
 * keys with Ctrl or Alt and function keys work in fields too.
 */
export function useShortcuts(
  shortcuts: Shortcuts,
  { enabled = true, scope = 'page' }: ShortcutOptions = {},
): void {
  const [letters] = useRemembered(letterShortcuts)
  const names = Object.keys(shortcuts).sort().join('\n')
  const act = useEffectEvent((name: string, event: KeyboardEvent) => {
    event.preventDefault()
    // What a key opens is there, and has the focus, before the next key comes.
    flushSync(() => shortcuts[name]?.(event))
  })
  useEffect(() => {
    if (!enabled) return
    const sequence = new KeySequence(names.split('\n'))
    const keyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.repeat) return
      if (scope === 'page' && document.querySelector(OPEN_DIALOG) !== null) return
      const name = keyName(event)
      // A radio button takes Enter for itself, also with Ctrl; keys with Ctrl or Alt are ours all the same.
      if (event.defaultPrevented && !/^(ctrl|alt)\+/.test(name)) return
      if (isTyped(name) && (!letters || isField(event.target))) return
      const found = sequence.press(name, event.timeStamp)
      if (found !== null) act(found, event)
    }
    document.addEventListener('keydown', keyDown)
    return () => document.removeEventListener('keydown', keyDown)
  }, [enabled, letters, names, scope])
}

const OPEN_DIALOG = '[data-part=dialog][data-open]'

/** Whether letters mean text there: in a field, or in a list that is searched by typing. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [role=textbox]',
      ) ||
      target.closest('[role=menu], [role=listbox], [role=combobox]') !== null)
  )
}
