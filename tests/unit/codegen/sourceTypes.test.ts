import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { languageSchemas } from '../../../codegen/schema/languageSchemas.ts'
import type { Schema } from '../../../codegen/schema/languageSchemas.ts'

/** The types of definition files are written by hand, as JSON Schema cannot say which keys go together; this holds them to it. */
const source = await readFile(join(import.meta.dirname, '../../../codegen/read/source.ts'), 'utf8')

/** Keys of an interface, an optional one with its question mark. */
function keysOfInterface(name: string): string[] {
  const body =
    new RegExp(`^export interface ${name}(?: extends \\w+)? \\{\\n([^]*?)^\\}`, 'm').exec(source)?.[1] ?? ''
  return [...body.matchAll(/^ {2}(\w+\??):/gm)].map(([, key = '']) => key)
}

function keysOfSchema(schema: Schema | undefined): string[] {
  // A definition is typed as it is once what follows is filled in.
  const needed = [...(schema?.required ?? []), ...(schema?.follows ?? [])]
  return Object.keys(schema?.properties ?? {})
    .filter((name) => name !== '$schema' && name !== 'language')
    .map((name) => (needed.includes(name) ? name : `${name}?`))
}

const file = (kind: string) => languageSchemas().get(`${kind}.schema.json`)
const items = (kind: string, key: string) => file(kind)?.properties?.[key]?.items
const definition = (kind: string, name: string) => file(kind)?.$defs?.[name]

it.each([
  ['PortalSource', file('portal')],
  ['TextsSource', file('texts')?.then],
  ['ContextSource', file('context')],
  ['AccessSource', file('access')],
  ['CatalogueSource', file('catalogue')],
  ['RegistrySource', file('registry')],
  ['ModuleSource', file('module')],
  ['EntitySource', file('entity')],
  ['RulesSource', file('rules')],
  ['WrittenResourceSource', file('resource')],
  ['LifecycleSource', file('lifecycle')],
  ['ListSource', file('list')],
  ['ColumnSource', items('list', 'columns')?.else],
  ['WizardSource', file('wizard')],
  ['StepSource', items('wizard', 'steps')],
  ['BannerSource', items('wizard', 'banners')],
  ['PageSource', file('page')],
  ['QuerySource', definition('common', 'query')?.items],
  ['ConfirmSource', definition('common', 'confirm')],
  ['LinkSource', definition('common', 'linkAction')],
])('%s has the same required and optional keys as the language', (name, schema) => {
  expect(keysOfSchema(schema).length).toBeGreaterThan(0)
  expect(keysOfInterface(name).toSorted()).toEqual(keysOfSchema(schema).toSorted())
})
