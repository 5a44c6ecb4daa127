/** Parts of France that are shown with its flag. Source: specification, shell. */
const french = new Set(['GP', 'MQ', 'RE'])

/** Addresses of a country's flag, best first: the files of scripts/vite/flags.ts. */
export function flagUrls(countryCode: string): string[] {
  if (!/^[A-Z]{2}$/.test(countryCode)) return []
  const code = french.has(countryCode) ? 'FR' : countryCode
  return [`/flags/${code}.svg`, `/flags/${code}.png`]
}
