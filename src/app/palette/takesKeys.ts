const fields = 'input:not([type=checkbox], [type=radio]), textarea, select'
const takers = [
  fields,
  '[popover]:popover-open, dialog[open]',
  ...[
    'menu',
    'listbox',
    'combobox',
    'textbox',
    'searchbox',
    'spinbutton',
    'tree',
    'dialog',
    'alertdialog',
  ].map((role) => `[role=${role}]`),
].join(', ')

/** Fields take letters; menus, lists and trees look for them. A dialog that has just closed takes none. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(takers) !== null)
}

/** Somewhere to type. */
export function isField(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches(fields)
}
