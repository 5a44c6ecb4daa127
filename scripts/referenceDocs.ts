import { writeFileSync } from 'node:fs'
import { emitReference } from '../codegen/emit/emitReference.ts'

const file = new URL('../docs/definitions/reference.md', import.meta.url)

/** Writes the reference of the definition language from `definitions/_language`. */
writeFileSync(file, emitReference())
