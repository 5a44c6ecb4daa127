const PREFIX = 'list-search'

/** Notes the query a list is shown with, per keeper (`keeperOf`) and tab, so that who comes back to it finds it as it was. */
export function rememberSearch(keeper: string, pathname: string, search: string): void {
  try {
    const key = keyOf(keeper, pathname)
    if (search === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, search)
  } catch {
    // a full or forbidden storage: the list opens as it does the first time
  }
}

/**
 * The address with the query its list was last shown with; unchanged when there was none, or when it has a query of its
 * own that is no part of it.
 */
export function withLastSearch(keeper: string, address: string): string {
  if (address.includes('#')) return address
  const [path = '', own] = address.split('?')
  try {
    const last = sessionStorage.getItem(keyOf(keeper, path)) ?? ''
    const known = new URLSearchParams(last)
    const fits = [...new URLSearchParams(own)].every(([name, value]) => known.get(name) === value)
    return last !== '' && fits ? path + last : address
  } catch {
    return address
  }
}

function keyOf(keeper: string, pathname: string): string {
  return [PREFIX, keeper, pathname].join(':')
}
