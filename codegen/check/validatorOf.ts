import { createRequire } from 'node:module'
import ajvPackage from 'ajv/package.json' with { type: 'json' }
import type * as AjvModule from 'ajv/dist/2020.js'
import type { Options, ValidateFunction } from 'ajv/dist/2020.js'
import type * as StandaloneModule from 'ajv/dist/standalone/index.js'
import { keepCode } from '../keepCode.ts'
import type { DefinitionKind } from '../read/source.ts'
import { languageSchemas, NAMES_FILE } from '../schema/languageSchemas.ts'
import type { Schema } from '../schema/languageSchemas.ts'

const require = createRequire(import.meta.url)

type Validators = Record<string, ValidateFunction>

/** Keys that may be left out where they follow are required of a whole file, and not of one as it is written. */
export type Extent = 'written' | 'whole'

const made = new Map<string, Validators>()

/** Whether the language allows a file's value: many times as fast as `validatorOf`, which says what is wrong. */
export function allows(kind: DefinitionKind, extent: Extent, value: unknown): boolean {
  return validatorIn(`${extent}-quick`, extent, QUICK, kind)(value)
}

/** The validator of a kind of file, which finds every error. */
export function validatorOf(kind: DefinitionKind, extent: Extent): ValidateFunction {
  return validatorIn(extent, extent, THOROUGH, kind)
}

function validatorIn(name: string, extent: Extent, options: Options, kind: DefinitionKind): ValidateFunction {
  const validators = made.get(name) ?? makeValidators(name, extent, options)
  made.set(name, validators)
  const validate = validators[exportName(kind)]
  if (validate === undefined) throw new Error(`definitions/_language has no ${kind}.schema.json`)
  return validate
}

/** Making them takes longer than all they do, so their code is kept from one process to the next. */
function makeValidators(name: string, extent: Extent, options: Options): Validators {
  const own = [...languageSchemas().values()].map((schema) =>
    extent === 'whole' ? requireAll(schema) : schema,
  )
  const schemas = [...own, anyNames(own)]
  return keepCode(`language-${name}`, [ajvPackage.version, options, schemas], () => {
    // Loading them takes as long as checking some modules, and they are needed once after the language has changed.
    const { Ajv2020 } = require('ajv/dist/2020.js') as typeof AjvModule
    const { default: standaloneCode } = require('ajv/dist/standalone/index.js') as typeof StandaloneModule
    const ajv = new Ajv2020(options)
    ajv.addVocabulary(['appliesTo', 'follows', 'topLevel'])
    for (const schema of schemas) ajv.addSchema(schema)
    const kinds = [...languageSchemas().keys()].map((file) => [
      exportName(file.replace('.schema.json', '')),
      file,
    ])
    return standaloneCode(ajv, Object.fromEntries(kinds))
  }) as Validators // what the code exports
}

function exportName(kind: string): string {
  return kind.replaceAll('-', '_')
}

const STRICT = { strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true }
const THOROUGH: Options = {
  ...STRICT,
  allErrors: true,
  verbose: true,
  code: { optimize: false, source: true },
}
const QUICK: Options = { ...STRICT, messages: false, code: { optimize: true, source: true } }

/** What only says how a value may look: whoever asks for whole files has checked it. */
const LOOKS = [
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'propertyNames',
  'dependentRequired',
  'format',
  'examples',
  'description',
]
/** What decides which of several schemas applies stays as it is. */
const DECIDING = new Set(['if', 'anyOf', 'oneOf', 'not'])

/** Requires what follows, and leaves out what takes time and was checked before. */
function requireAll(schema: Schema): Schema {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    if (typeof value !== 'object' || value === null) return value
    const { follows, required = [] } = value as Schema // of the language
    const members = Object.entries(value).flatMap(([key, child]): [string, unknown][] =>
      isLook(key, child) ? [] : [[key, DECIDING.has(key) ? child : whole(child)]],
    )
    const kept = Object.fromEntries(members)
    return Array.isArray(follows) ? { ...kept, required: [...required, ...follows] } : kept
  }
  return whole(schema) as Schema // of the same shape
}

/** A property of the language may be called like a keyword; its value is a schema. */
function isLook(key: string, value: unknown): boolean {
  const isSchema = typeof value === 'object' && value !== null && !Array.isArray(value)
  return LOOKS.includes(key) && (!isSchema || key === 'propertyNames' || key === 'dependentRequired')
}

/** Stands for the portal's names, which only editors take from there: any name may be new. */
function anyNames(schemas: readonly Schema[]): Schema {
  const references = JSON.stringify(schemas).matchAll(/names\.schema\.json#\/\$defs\/([\w-]+)/g)
  return { $id: NAMES_FILE, $defs: Object.fromEntries([...references].map(([, name = '']) => [name, {}])) }
}
