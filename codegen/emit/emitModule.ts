import { hash } from 'node:crypto'
import type { CatalogueItem, ModuleDefinition } from '../../src/language/portal.ts'
import { emitValidators, VALIDATOR_RUNTIME } from './emitValidators.ts'

/**
 * The ES module of one portal module: `definition` and `validators`, no import.
 * @param content the definition as JSON
 */
export function emitModule(module: ModuleDefinition, content = JSON.stringify(module, null, 1)): string {
  return `${HEADER}export const definition = ${content}\n\n${VALIDATOR_RUNTIME}\n${emitValidators(module)}`
}

/** The ES module of one catalogue: `items`. */
export function emitCatalogue(items: CatalogueItem[]): string {
  return `${HEADER}export const items = [\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`
}

/** Eight hexadecimal digits that change with the content. */
export function contentHash(text: string): string {
  return hash('sha256', text).slice(0, 8)
}

const HEADER = '// Written by codegen from definitions/. Do not edit.\n'
