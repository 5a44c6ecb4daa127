/** Parts of France that are shown with its flag. Source: specification, shell. */
const french = new Set(['GP', 'MQ', 'RE'])

const known = new Map<string, string>()

/** Flags that came with the page. */
export function primeFlags(flags: Record<string, string>): void {
  for (const [path, url] of Object.entries(flags)) known.set(path, url)
}

/** Addresses of the flag of a country (`GB`) or region (`US-CA`), best first: the files of scripts/vite/flags.ts. */
export function flagUrls(place: string): string[] {
  if (!/^[A-Z]{2}(-[A-Z]{2})?$/.test(place)) return []
  const code = french.has(place) ? 'FR' : place
  const path = `/flags/${code}.svg`
  return [known.get(path) ?? path, `/flags/${code}.png`]
}
