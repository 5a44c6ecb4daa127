import { writeFileSync } from 'node:fs'
import metadata from 'libphonenumber-js/max/metadata'
import { compilePhoneAutomaton, type PhoneMetadata } from './compilePhoneAutomaton.ts'
import { packPhoneAutomaton } from './packPhoneAutomaton.ts'

const target = new URL('../../src/domain/phone/phoneAutomaton.generated.ts', import.meta.url)
const LINE_LENGTH = 120

/** The text of `phoneAutomaton.generated.ts` for the installed metadata; `node codegen/phone/emitPhoneAutomaton.ts` writes it. */
export function emitPhoneAutomaton(): string {
  // The published type hides the positions of the compressed metadata, which is what is compiled here.
  const { states, ...rest } = packPhoneAutomaton(compilePhoneAutomaton(metadata as unknown as PhoneMetadata))
  const lines = states.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'g'))!
  return `// Written by codegen/phone/emitPhoneAutomaton.ts from libphonenumber-js/max/metadata. Do not edit.
import type { PackedPhoneAutomaton } from './PackedPhoneAutomaton.ts'

export const packedPhoneAutomaton: PackedPhoneAutomaton = {
  ...${JSON.stringify(rest)},
  states: \`
${lines.join('\n')}
\`,
}
`
}

if (import.meta.main) writeFileSync(target, emitPhoneAutomaton())
