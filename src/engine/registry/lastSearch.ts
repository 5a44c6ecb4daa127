const PREFIX = 'list-search'

/** Notes the query a list is shown with, per user and tab, so that who comes back to it finds it as it was. */
export function rememberSearch(userId: string, pathname: string, search: string): void {
  try {
    const key = keyOf(userId, pathname)
    if (search === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, search)
  } catch {
    // a full or forbidden storage: the list opens as it does the first time
  }
}

/** The address with the query its list was last shown with; unchanged when it has one, or when there was none. */
export function withLastSearch(userId: string, address: string): string {
  if (/[?#]/.test(address)) return address
  try {
    return address + (sessionStorage.getItem(keyOf(userId, address)) ?? '')
  } catch {
    return address
  }
}

function keyOf(userId: string, pathname: string): string {
  return [PREFIX, userId, pathname].join(':')
}
