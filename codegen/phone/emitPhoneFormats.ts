import { writeFileSync } from 'node:fs'
import metadata from 'libphonenumber-js/max/metadata'
import type { PhoneFormat } from '../../src/domain/phone/PhoneFormat.ts'

const target = new URL('../../src/domain/phone/phoneFormats.generated.ts', import.meta.url)

/** Pattern, national format, leading digits of growing length, two rules not used here, international format. */
type PackedFormat = readonly [string, string, (readonly string[] | 0)?, unknown?, unknown?, string?]
interface FormatMetadata {
  country_calling_codes: Readonly<Record<string, readonly string[]>>
  /** the formats stand fifth; those of a calling code stand with its main country */
  countries: Readonly<Record<string, readonly unknown[]>>
  nonGeographic: Readonly<Record<string, readonly unknown[]>>
}
const FORMATS = 4

/** The text of `phoneFormats.generated.ts` for the installed metadata; `node codegen/phone/emitPhoneFormats.ts` writes it. */
export function emitPhoneFormats(): string {
  // The published type hides the positions of the compressed metadata, which is what is read here.
  const { country_calling_codes, countries, nonGeographic } = metadata as unknown as FormatMetadata
  const plans = Object.entries(country_calling_codes).map(
    ([callingCode, [country]]) => [callingCode, countries[country!]!] as const,
  )
  const lines = [...plans, ...Object.entries(nonGeographic)].map(([callingCode, plan]) => {
    const packed = (plan[FORMATS] || []) as readonly PackedFormat[] // 0 stands for none
    return `  ${callingCode}: ${JSON.stringify(packed.map(formatOf))},`
  })
  return `// Written by codegen/phone/emitPhoneFormats.ts from libphonenumber-js/max/metadata. Do not edit.
import type { PhoneFormat } from './PhoneFormat.ts'

// prettier-ignore
export const phoneFormats: Readonly<Record<string, readonly PhoneFormat[]>> = {
${lines.join('\n')}
}
`
}

/** Only the longest leading digits decide; brackets and dashes become spaces, as in the library. */
function formatOf([pattern, national, leadingDigits, , , international]: PackedFormat): PhoneFormat {
  const shown = (international || national).replace(/[^$\d]+/g, ' ').trim()
  return [pattern, shown, (leadingDigits || []).at(-1) ?? '']
}

if (import.meta.main) writeFileSync(target, emitPhoneFormats())
