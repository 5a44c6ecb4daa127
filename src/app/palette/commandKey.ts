/** How this person's keyboard calls the key of commands. */
export function commandKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
