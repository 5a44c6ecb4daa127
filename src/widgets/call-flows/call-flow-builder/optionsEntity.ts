import {
  checkOptions,
  nodeTypeOf,
  optionsSchemaOf,
  type FlowKind,
  type NodeTypeName,
  type OptionSchema,
} from '../../../domain/call-flow/index.ts'
import type {
  Condition,
  EntityDefinition,
  EntityValidator,
  FieldView,
  PropertyDefinition,
} from '../../../language/portal.ts'
import { choiceTexts, itemTexts, nodeTexts, optionHelps, optionTexts } from './flowTextKeys.ts'

/** The options of a type of step as the engine's forms draw them. */
export interface OptionsForm {
  entity: EntityDefinition
  views: Record<string, FieldView>
  validator: EntityValidator
  fields: string[]
}

const forms = new Map<string, OptionsForm>()

/** Made from the JSON Schema of the type's options, once for each kind of flow. */
export function optionsForm(type: NodeTypeName, kind: FlowKind): OptionsForm {
  const key = `${kind}:${type}`
  const known = forms.get(key)
  if (known) return known
  const made = makeForm(type, kind)
  forms.set(key, made)
  return made
}

const itemNames: Record<string, keyof typeof itemTexts> = {
  destinations: 'destination',
  windows: 'window',
  holidays: 'holiday',
  branches: 'branch',
  all: 'condition',
  assignments: 'assignment',
  save_to: 'saved',
}
const widgets: Record<string, string> = {
  keys: 'toggle-set',
  days: 'toggle-set',
  time_zone: 'time-zone',
  text: 'textarea',
  body: 'textarea',
  headers: 'header-lines',
}
const keywords: Record<string, string> = {
  too_short: 'minLength',
  too_long: 'maxLength',
  too_small: 'minimum',
  too_large: 'maximum',
  too_few: 'minItems',
  too_many: 'maxItems',
  choice: 'enum',
  duplicate: 'uniqueItems',
}
/** Options that count only with another. */
const visible: Record<string, [name: string, value: string]> = {
  'dial.caller_id_id': ['caller_id', 'chosen'],
  'send_sms.number': ['to', 'number'],
}

function makeForm(type: NodeTypeName, flowKind: FlowKind): OptionsForm {
  const { $defs, ...schema } = optionsSchemaOf(type)
  const rules: EntityDefinition['rules'] = { fields: {}, effects: [], checks: [] }
  const views: OptionsForm['views'] = {}

  function resolve(part: OptionSchema): OptionSchema {
    const name = part.$ref?.replace('#/$defs/', '')
    return name === undefined ? part : resolve($defs[name] ?? {})
  }

  function property(reference: OptionSchema, name: string, path: string): PropertyDefinition {
    const part = resolve(reference)
    const made: PropertyDefinition = {
      type: part.type ?? (part.properties || part.oneOf ? 'object' : 'string'),
      title: optionTexts[path.startsWith('windows') && name === 'to' ? 'until' : name] ?? nodeTexts[type],
      trim: false,
      readOnly: false,
      writeOn: ['create', 'update'],
      sensitive: false,
      cell: 'text',
      errors: {},
    }
    for (const word of ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const)
      if (part[word] !== undefined) made[word] = part[word]
    if (part.format) made.format = part.format
    const help = optionHelps[`${type}.${path}`] ?? optionHelps[name]
    if (help !== undefined) made.help = help
    if (part.enum) {
      made.enum = [...part.enum]
      made.enumTexts = enumTexts(part.enum)
    }
    const widget = name.endsWith('_id') && !part.enum ? 'record-id' : widgets[name]
    if (widget !== undefined) views[path] = { widget, options: optionsOf(name, flowKind), fills: [] }
    if (made.type === 'array' && part.items) {
      made.items = property(part.items, name, `${path}[0]`)
      if (made.items.type === 'object') {
        made.items.title = itemTexts[itemNames[name] ?? 'prompt']
        views[path] = { widget: 'rows', options: {}, fills: [] }
      }
    } else if (part.oneOf) variants(made, part.oneOf, path)
    else if (part.properties) {
      made.properties = Object.fromEntries(
        Object.entries(part.properties).map(([inner, own]) => [
          inner,
          property(own, inner, `${path}.${inner}`),
        ]),
      )
      made.required = [...(part.required ?? [])]
    }
    return made
  }

  /** Of several shapes that `kind` tells apart, the fields of all; rules show those of the chosen kind. */
  function variants(made: PropertyDefinition, shapes: readonly OptionSchema[], path: string): void {
    const kinds: string[] = []
    const shown = new Map<string, { in: string[]; required: string[] }>()
    const properties: Record<string, PropertyDefinition> = {}
    for (const shape of shapes) {
      const kind = shape.properties?.['kind']?.const
      if (kind === undefined) continue
      kinds.push(kind)
      for (const [name, own] of Object.entries(shape.properties ?? {})) {
        if (name === 'kind') continue
        properties[name] ??= property(own, name, `${path}.${name}`)
        const place = shown.get(name) ?? { in: [], required: [] }
        place.in.push(kind)
        if (shape.required?.includes(name)) place.required.push(kind)
        shown.set(name, place)
      }
    }
    const kind = property({ type: 'string', enum: kinds }, 'kind', `${path}.kind`)
    made.properties = { kind, ...properties }
    made.required = ['kind']
    for (const [name, place] of shown) {
      rules.fields[`${path.replaceAll('[0]', '')}.${name}`] = {
        visibleWhen: oneOf('item', 'kind', place.in),
        requiredWhen: oneOf('item', 'kind', place.required),
      }
    }
  }

  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, own]) => [name, property(own, name, name)]),
  )
  for (const name of Object.keys(properties)) {
    const other = visible[`${type}.${name}`]
    if (other) rules.fields[name] = { visibleWhen: oneOf('form', other[0], [other[1]]) }
  }
  return {
    entity: {
      id: type,
      module: 'call-flows',
      title: nodeTexts[type],
      properties,
      required: [...(schema.required ?? [])],
      rules,
    },
    views,
    fields: Object.keys(properties),
    validator: (value) =>
      checkOptions(nodeTypeOf(type)?.options ?? {}, value).map(({ path, reason, limit }) => ({
        path: dotted(path),
        keyword: keywords[reason] ?? reason,
        params: limit === undefined ? {} : { limit },
      })),
  }
}

function optionsOf(name: string, kind: FlowKind): FieldView['options'] {
  if (name === 'flow_id') return { list: `${name}.${kind}` }
  if (name.endsWith('_id')) return { list: name }
  return name === 'keys' ? { layout: 'keypad' } : {}
}

function enumTexts(values: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    values.flatMap((value) => {
      const text = choiceTexts[value]
      return text === undefined ? [] : [[value, text]]
    }),
  )
}

function oneOf(root: 'form' | 'item', name: string, values: string[]): Condition {
  return {
    source: [`${root}.${name}`, 'in', JSON.stringify(values)].join(' '),
    tree: { op: 'in', left: { op: 'path', root, path: [name] }, right: { op: 'const', value: values } },
    dependsOn: [`${root}.${name}`],
  }
}

/** `prompts/0/text` as `prompts[0].text` */
function dotted(path: string): string {
  return path.replaceAll(/\/(\d+)/g, '[$1]').replaceAll('/', '.')
}
