import type { Answers, Drawing, Example, ExamplePart, GallerySection } from './Example.ts'
import type { ModuleDefinition } from '../../language/portal.ts'
import { languageOptions } from './languageOptions.ts'
import type { Language } from './languageOptions.ts'

/** What the gallery shows: definitions as they are written, and as they are compiled. */
export interface GalleryContent {
  /** Path below the definitions folder → text. */
  sources: Record<string, string>
  language: Language
  /** Those of specimens first. */
  modules: ModuleDefinition[]
}

interface Registry {
  widgets: Record<string, { about: string; types: string[]; options?: Record<string, string> }>
  panels: Record<string, { about: string }>
  cells: Record<string, { about: string; types: string[] }>
  icons: string[]
}

type Found = Pick<Example, 'parts'> & { drawing: Drawing }

/** Everything the registry and the language name, each with the first definition that uses it. */
export function findSections(content: GalleryContent): GallerySection[] {
  const { sources, language } = content
  const registry = JSON.parse(sources['registry.json'] ?? '{}') as Registry // checked by the compiler
  const finder = createFinder(content)
  const tones = language['common.schema.json']?.$defs?.['tone']
  const pageDefs = language['page.schema.json']?.$defs ?? {}
  const listDefs = language['list.schema.json']?.$defs ?? {}
  const blockKinds = kindsOf(language, 'page.schema.json', 'blocks')
  const filterKinds = kindsOf(language, 'list.schema.json', 'filters')
  const optionsIn = (file: string, schema: Language[string] | undefined) =>
    languageOptions(language, file, schema)
  const column = language['list.schema.json']?.properties?.['columns']?.items?.else
  const state = language['lifecycle.schema.json']?.properties?.['states'] as
    | { description?: string; additionalProperties?: Language[string] }
    | undefined

  return [
    section(
      'widgets',
      'Widgets',
      'Fields of forms and wizards.',
      Object.entries(registry.widgets),
      (name, widget) => ({
        about: widget.about,
        types: widget.types,
        options: Object.entries(widget.options ?? {}).map(([option, type]) => ({
          name: option,
          type: type === 'field' ? 'path of a property' : type,
          about: '',
          required: false,
        })),
        found: finder.widget(name),
      }),
    ),
    section(
      'panels',
      'Panels',
      'Read-only pieces beside fields, in summaries and on pages.',
      Object.entries(registry.panels),
      (name, panel) => ({
        about: panel.about,
        found: finder.block((block) => block.kind === 'widget' && block.panel === name),
      }),
    ),
    section(
      'cells',
      'Cells',
      'How a value is shown in lists, summaries and figures.',
      Object.entries(registry.cells),
      (name, cell) => ({
        about: cell.about,
        types: cell.types,
        options: optionsIn('list.schema.json', column),
        found: finder.cell(name),
      }),
    ),
    section('filters', 'Filters', 'What narrows a list.', named(filterKinds), (kind) => ({
      about: FILTERS[kind] ?? '',
      options: optionsIn('list.schema.json', listDefs[camel(kind)]),
      found: finder.filter(kind),
    })),
    section(
      'row-actions',
      'Row actions',
      'What can be done with a row of a list.',
      named(['transition', 'confirmed', 'link', 'delete']),
      (kind) => ({
        about: ROW_ACTIONS[kind] ?? '',
        options: optionsIn('list.schema.json', listDefs[ROW_ACTION_SCHEMAS[kind] ?? '']),
        found: finder.rowAction(kind),
      }),
    ),
    section('blocks', 'Blocks', 'What pages are composed of.', named(blockKinds), (kind) => ({
      about: BLOCKS[kind] ?? '',
      options: optionsIn('page.schema.json', pageDefs[kind]),
      found: finder.block((block) => block.kind === kind),
    })),
    section(
      'banner-tones',
      'Banner tones',
      'Meanings of a notice on a page.',
      named(wordsOf(tones?.enum)),
      (tone) => ({
        about: pageDefs['banner']?.properties?.['tone']?.description ?? '',
        options: optionsIn('page.schema.json', pageDefs['banner']),
        found: finder.block((block) => block.kind === 'banner' && block.tone === tone),
      }),
    ),
    section(
      'status-tones',
      'Status tones',
      'Meanings of a state, shown as a chip with icon and word.',
      named(wordsOf(tones?.enum)),
      (tone) => ({
        about: state?.description ?? '',
        options: optionsIn('lifecycle.schema.json', state?.additionalProperties),
        found: finder.state(tone),
      }),
    ),
    section(
      'messages',
      'Message states',
      'What a list says when it has no rows to show.',
      Object.entries(MESSAGES),
      (_name, message) => ({
        about: message.about,
        found: finder.list(message.answers, message.search),
      }),
    ),
    {
      ...section(
        'wizards',
        'Wizard states',
        'A wizard from its first step to its end.',
        Object.entries(WIZARDS),
        (_name, wizard) => ({
          about: wizard.about,
          found: finder.wizard(wizard),
        }),
      ),
      solo: true,
    },
    section(
      'icons',
      'Icons',
      'Icons that navigation, states and actions may name.',
      named(registry.icons),
      (icon) => ({
        about: '',
        found: { parts: [], drawing: { kind: 'icon', icon } },
      }),
    ),
  ]
}

const ROW_ACTIONS: Record<string, string> = {
  transition: 'A transition of the lifecycle; title, icon, rule and success text come from there.',
  confirmed: 'A transition that asks before it happens.',
  link: 'Opens another screen with the row in its address.',
  delete: 'The delete operation of the resource; it always asks.',
  call: 'A call of an endpoint; afterwards the row stays, another screen opens, or the portal starts anew.',
}

const ROW_ACTION_SCHEMAS: Record<string, string> = {
  transition: 'transitionAction',
  confirmed: 'transitionAction',
  link: 'linkRowAction',
  delete: 'deleteAction',
  call: 'callRowAction',
}

const FILTERS: Record<string, string> = {
  search: 'Typed text; the list follows after a pause in typing.',
  select: 'One of the values of an enum or of the states of a lifecycle, or several of them.',
  reference: 'Records of another resource, found by their names.',
  'date-range': 'The first and the last day, with ranges to choose from.',
  'number-range': 'A lowest and a highest number; amounts are entered in the currency.',
  hidden: 'Set by links of other screens; shown as a chip that removes it.',
}

const BLOCKS: Record<string, string> = {
  text: 'Paragraphs, and steps with numbers.',
  banner: 'A notice with a tone and one way on.',
  links: 'Cards that open other screens.',
  list: 'A list of the module, with its filters in the address.',
  stats: 'Tiles with one figure each, read from calls of the API.',
  chart: 'Bars or lines of what one call answers, and the same as a table.',
  tasks:
    'What needs doing: while a number is not zero, while a condition holds, or as steps that are ticked.',
  rows: 'The first records of a list as a small table.',
  widget: 'A panel drawn alone, on a record the definition gives.',
  form: 'A form of one step that creates a record, or reads and saves one.',
  code: 'Lines to be copied, such as an example of a request.',
  facts: 'Properties of the record a page shows, as lines or tiles.',
  items: 'The objects of an array of the record, one row each.',
  timeline: 'When the record of a page came into which state, oldest first.',
  progress:
    'How far work on a record is, with speed and remaining time, or the work that the person started.',
  cards: 'Things to choose between, side by side, with the buttons that choose them.',
}

const MESSAGES: Record<string, { about: string; answers: Answers; search: string }> = {
  loading: { about: 'The rows are on their way.', answers: 'waits', search: '' },
  'empty-never-used': { about: 'The account has no record yet.', answers: 'nothing', search: '' },
  'empty-nothing-matches': { about: 'No row fits the filters.', answers: 'samples', search: '?name=nobody' },
  failed: { about: 'The server failed, or did not answer.', answers: 'fails', search: '' },
  forbidden: { about: 'The person may not see the rows.', answers: 'forbids', search: '' },
}

type WizardState = Pick<Extract<Drawing, { kind: 'wizard' }>, 'mode' | 'answers' | 'press'> & {
  about: string
  /** Place of the step; the last unless there are so many. */
  step: number
}

const WIZARDS: Record<string, WizardState> = {
  create: {
    about: 'A new record; later steps are locked until the earlier ones are done.',
    mode: 'create',
    answers: 'samples',
    press: false,
    step: 0,
  },
  refused: {
    about: 'Next was pressed on an incomplete step.',
    mode: 'create',
    answers: 'samples',
    press: true,
    step: 0,
  },
  edit: {
    about: 'An existing record; every step is open.',
    mode: 'edit',
    answers: 'samples',
    press: false,
    step: 0,
  },
  aside: {
    about: 'A step with a panel beside its fields.',
    mode: 'edit',
    answers: 'samples',
    press: false,
    step: 1,
  },
  summary: {
    about: 'The last step repeats what was entered.',
    mode: 'edit',
    answers: 'samples',
    press: false,
    step: 99,
  },
  view: {
    about: 'A record that can only be looked at.',
    mode: 'view',
    answers: 'samples',
    press: false,
    step: 0,
  },
  loading: { about: 'The record is on its way.', mode: 'edit', answers: 'waits', press: false, step: 0 },
  failed: { about: 'The record could not be read.', mode: 'edit', answers: 'fails', press: false, step: 0 },
  forbidden: {
    about: 'The person may not see the record.',
    mode: 'edit',
    answers: 'forbids',
    press: false,
    step: 0,
  },
}

interface Described extends Partial<Pick<Example, 'types' | 'options'>> {
  about: string
  found: Found | undefined
}

function section<Thing>(
  id: string,
  title: string,
  about: string,
  things: [string, Thing][],
  tell: (name: string, thing: Thing) => Described,
): GallerySection {
  return {
    id,
    title,
    about,
    examples: things.map(([name, thing]) => {
      const { found, about: own, types = [], options = [] } = tell(name, thing)
      return {
        id: `${id}-${name}`,
        name,
        about: own,
        types,
        options,
        parts: found?.parts ?? [],
        ...(found ? { drawing: found.drawing } : {}),
      }
    }),
  }
}

function named(names: string[]): [string, undefined][] {
  return names.map((name) => [name, undefined])
}

function wordsOf(words: unknown[] | undefined): string[] {
  return (words ?? []).map(String)
}

function kindsOf(language: Language, file: string, key: string): string[] {
  const items = language[file]?.properties?.[key]?.items
  return wordsOf((items?.else ?? items)?.properties?.['kind']?.enum)
}

function camel(name: string): string {
  return name.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase())
}

/** Looks definitions up by what they use, and where they are written. */
function createFinder({ sources, modules }: GalleryContent) {
  const parsed = Object.entries(sources).map(([file, text]) => ({
    file,
    value: JSON.parse(text) as Record<string, unknown>, // the compiler took it
  }))

  function fileOf(module: string, ending: string, key: string, name: string): string | undefined {
    // A definition is called as its file, unless it says otherwise.
    return parsed.find(
      ({ file, value }) =>
        file.startsWith(`modules/${module}/`) &&
        file.endsWith(`.${ending}.json`) &&
        (value[key] ?? file.slice(file.lastIndexOf('/') + 1, -`.${ending}.json`.length)) === name,
    )?.file
  }

  function part(title: string, file: string | undefined, ...path: (string | number)[]): ExamplePart[] {
    if (file === undefined) return []
    const there = path.reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      parsed.find((each) => each.file === file)?.value,
    )
    return there === undefined ? [] : [{ title, file, path }]
  }

  const lists = modules.flatMap((module) => Object.values(module.lists).map((list) => ({ module, list })))

  return {
    widget(name: string): Found | undefined {
      for (const module of modules) {
        for (const wizard of Object.values(module.wizards)) {
          const field = Object.keys(wizard.fields).find((each) => wizard.fields[each]?.widget === name)
          const entity = module.resources[wizard.resource]?.entity
          if (field === undefined || entity === undefined) continue
          return {
            parts: [
              ...part('property', fileOf(module.id, 'schema', 'id', entity), 'properties', field),
              ...part('view', fileOf(module.id, 'wizard', 'id', wizard.id), 'fields', field),
              ...part('rules', fileOf(module.id, 'rules', 'entity', entity), 'fields', field),
            ],
            drawing: { kind: 'field', module: module.id, wizard: wizard.id, field },
          }
        }
      }
      return undefined
    },

    block(fits: (block: ModuleDefinition['pages'][string]['blocks'][number]) => boolean): Found | undefined {
      for (const module of modules) {
        for (const page of Object.values(module.pages)) {
          const index = page.blocks.findIndex(fits)
          const block = page.blocks[index]
          if (block === undefined) continue
          return {
            parts: part('block', fileOf(module.id, 'page', 'id', page.id), 'blocks', index),
            drawing: { kind: 'block', module: module.id, page: page.id, block: block.id },
          }
        }
      }
      return undefined
    },

    cell(name: string): Found | undefined {
      for (const { module, list } of lists) {
        const index = list.columns.findIndex(({ cell }) => cell === name)
        const column = list.columns[index]
        const entity = module.resources[list.resource]?.entity
        if (column === undefined || entity === undefined) continue
        const [root = ''] = column.field.split('.')
        return {
          parts: [
            ...part('column', fileOf(module.id, 'list', 'id', list.id), 'columns', index),
            ...part('property', fileOf(module.id, 'schema', 'id', entity), 'properties', root),
          ],
          drawing: { kind: 'cell', module: module.id, list: list.id, column: column.id },
        }
      }
      return undefined
    },

    filter(kind: string): Found | undefined {
      for (const { module, list } of lists) {
        const index = list.filters.findIndex((each) => each.kind === kind)
        const filter = list.filters[index]
        if (filter === undefined) continue
        return {
          parts: part('filter', fileOf(module.id, 'list', 'id', list.id), 'filters', index),
          drawing: {
            kind: 'filter',
            module: module.id,
            list: list.id,
            filter: filter.id,
            // A hidden filter is seen only while it is in use.
            search: filter.kind === 'hidden' ? `?${filter.query}=small` : '',
          },
        }
      }
      return undefined
    },

    rowAction(kind: string): Found | undefined {
      for (const { module, list } of lists) {
        const entity = module.resources[list.resource]?.entity ?? ''
        const transitions = module.entities[entity]?.lifecycle?.transitions ?? []
        const index = list.rowActions.findIndex((action) => {
          if (action.kind !== 'transition') return action.kind === kind
          const asks = transitions.find(({ id }) => id === action.transition)?.confirm !== undefined
          return kind === (asks ? 'confirmed' : 'transition')
        })
        const action = list.rowActions[index]
        if (action === undefined) continue
        const place =
          action.kind === 'transition' ? transitions.findIndex(({ id }) => id === action.transition) : -1
        return {
          parts: [
            ...part('row action', fileOf(module.id, 'list', 'id', list.id), 'rowActions', index),
            ...part('transition', fileOf(module.id, 'lifecycle', 'entity', entity), 'transitions', place),
          ],
          drawing: { kind: 'row-action', module: module.id, list: list.id, action: action.id },
        }
      }
      return undefined
    },

    state(tone: string): Found | undefined {
      for (const module of modules) {
        for (const entity of Object.values(module.entities)) {
          const states = Object.entries(entity.lifecycle?.states ?? {})
          const state = states.find(([, each]) => each.tone === tone)?.[0]
          if (state === undefined) continue
          return {
            parts: part('state', fileOf(module.id, 'lifecycle', 'entity', entity.id), 'states', state),
            drawing: { kind: 'state', module: module.id, entity: entity.id, state },
          }
        }
      }
      return undefined
    },

    list(answers: Answers, search: string): Found | undefined {
      const [first] = lists
      if (first === undefined) return undefined
      const { module, list } = first
      return {
        parts: answers === 'nothing' ? part('empty', fileOf(module.id, 'list', 'id', list.id), 'empty') : [],
        drawing: { kind: 'list', module: module.id, list: list.id, answers, search },
      }
    },

    wizard({ mode, step, answers, press }: WizardState): Found | undefined {
      for (const module of modules) {
        const wizard = Object.values(module.wizards).find((each) => each.title[mode] !== undefined)
        const place = Math.min(step, (wizard?.steps.length ?? 0) - 1)
        const shown = wizard?.steps[place]
        if (wizard === undefined || shown === undefined) continue
        return {
          parts: part('step', fileOf(module.id, 'wizard', 'id', wizard.id), 'steps', place),
          drawing: {
            kind: 'wizard',
            module: module.id,
            wizard: wizard.id,
            mode,
            step: shown.id,
            answers,
            press,
          },
        }
      }
      return undefined
    },
  }
}
