import { writeFileSync } from 'node:fs'
import metadata from 'libphonenumber-js/max/metadata'
import { compilePhoneAutomaton, type PhoneMetadata } from './compilePhoneAutomaton.ts'
import { packPhoneAutomaton } from './packPhoneAutomaton.ts'

const target = new URL('../../src/domain/phone/phoneAutomaton.generated.ts', import.meta.url)
const LINE_LENGTH = 120

/** The text of `phoneAutomaton.generated.ts` for the installed metadata; `node codegen/phone/emitPhoneAutomaton.ts` writes it. */
export function emitPhoneAutomaton(): string {
  // The published type hides the positions of the compressed metadata, which is what is compiled here.
  const { states, ...fields } = packPhoneAutomaton(
    compilePhoneAutomaton(metadata as unknown as PhoneMetadata),
  )
  const stateLines = states.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g'))!
  const fieldLines = Object.entries(fields).map(
    ([name, value]) => `  ${name}: ${wrapped(JSON.stringify(value))},`,
  )
  return `// Written by codegen/phone/emitPhoneAutomaton.ts from libphonenumber-js/max/metadata. Do not edit.
import type { PackedPhoneAutomaton } from './PackedPhoneAutomaton.ts'

// prettier-ignore
export const packedPhoneAutomaton: PackedPhoneAutomaton = {
${fieldLines.join('\n')}
  states: \`
${stateLines.join('\n')}
\`,
}
`
}

/** Breaks JSON into lines after commas that stand outside strings. */
function wrapped(json: string): string {
  let column = 0
  return json.replace(/(?:"(?:[^"\\]|\\.)*"|[^",])*(?:,|$)/g, (part) => {
    const isFull = column > 0 && column + part.length > LINE_LENGTH
    column = (isFull ? 0 : column) + part.length
    return isFull ? `\n${part}` : part
  })
}

if (import.meta.main) writeFileSync(target, emitPhoneAutomaton())
