import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { emitDiagnosticCodes } from '../codegen/emit/emitDiagnosticCodes.ts'
import { emitReference } from '../codegen/emit/emitReference.ts'
import type { RegistrySource } from '../codegen/read/source.ts'

const docs = new URL('../docs/definitions/', import.meta.url)
const cases = new URL('../tests/definition-errors/', import.meta.url)

const registry = JSON.parse(
  readFileSync(new URL('../definitions/registry.json', import.meta.url), 'utf8'),
) as RegistrySource // the shipped definitions compile

/** Writes the reference of the definition language from `definitions/_language`, and the table of diagnostics. */
writeFileSync(new URL('reference.md', docs), emitReference(registry))

const told = new Map(
  readdirSync(cases, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, readFileSync(new URL(`${name}/expected.txt`, cases), 'utf8')] as const),
)
const page = new URL('diagnostics.md', docs)
const codes = `<!-- codes -->\n${emitDiagnosticCodes(told)}\n<!-- /codes -->`
const written = readFileSync(page, 'utf8')
writeFileSync(
  page,
  written.replace(/<!-- codes -->[^]*<!-- \/codes -->/, () => codes),
)
