/** Names that browsers and systems go by, as far as a user agent tells them. */
export interface Device {
  browser: string | undefined
  system: string | undefined
}

/** In this order: most browsers also name those they came from. */
const browsers: [RegExp, string][] = [
  [/\bEdgi?A?(?:OS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a user agent says in words a person knows; a hint, as anybody may write anything there. */
export function readUserAgent(userAgent: string): Device {
  const nameOf = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1]
  return { browser: nameOf(browsers), system: nameOf(systems) }
}
