const CONTROLS = 'button, input, textarea, [role=textbox], [role=combobox]'

/** Leads to the first of these fields (`name` of `Field`) that is in the same dialog as this element. */
export function focusField(from: Element, names: readonly string[]): void {
  const dialog = from.closest('[role=dialog]')
  for (const name of names) {
    const field = dialog?.querySelector(`[data-field="${name}"]`)
    const controls = [...(field?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
    const control = controls.find(({ tabIndex }) => tabIndex >= 0)
    if (control === undefined) continue
    control.focus()
    control.scrollIntoView({ block: 'nearest' })
    return
  }
}
