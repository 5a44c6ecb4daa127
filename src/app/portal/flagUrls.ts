/** Parts of France that are shown with its flag. Source: specification, shell. */
const french = new Set(['GP', 'MQ', 'RE'])

/** Addresses of the flag of a country (`GB`) or region (`US-CA`), best first: the files of scripts/vite/flags.ts. */
export function flagUrls(place: string): string[] {
  if (!/^[A-Z]{2}(-[A-Z]{2})?$/.test(place)) return []
  const code = french.has(place) ? 'FR' : place
  return [`/flags/${code}.svg`, `/flags/${code}.png`]
}
