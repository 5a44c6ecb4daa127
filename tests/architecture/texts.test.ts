import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ModuleSource, RegistrySource } from '../../codegen/read/source.ts'
import { engineTexts } from '../../src/engine/registry/engineTexts.ts'
import { errorTable } from '../../src/server/errors.ts'
import { userWords } from '../support/userWords.ts'

const root = resolve(import.meta.dirname, '../..')
const registry = JSON.parse(readFileSync(join(root, 'definitions/registry.json'), 'utf8')) as RegistrySource // checked by the compiler
const { texts, pieces = {}, widgets, panels } = registry
const drawn = { ...widgets, ...panels }

const moduleRegistries = readdirSync(join(root, 'definitions/modules')).flatMap((id) => {
  const file = join(root, 'definitions/modules', id, 'module.json')
  const { registry: own } = JSON.parse(readFileSync(file, 'utf8')) as ModuleSource // checked by the compiler
  return own === undefined ? [] : [{ id, ...own }]
})

/** Hand-written widgets and panels, with what is declared of each. */
const hands = [
  ...Object.entries(drawn).map(([name, own]) => ({ folder: `src/widgets/${name}`, own })),
  ...moduleRegistries.flatMap(({ id, panels: ownPanels = {}, widgets: ownWidgets = {} }) =>
    Object.entries({ ...ownPanels, ...ownWidgets }).map(([name, own]) => ({
      folder: `src/widgets/${id}/${name}`,
      own,
    })),
  ),
]

const keysOf = (declared: object = {}) => Object.keys(declared).map((key) => `portal:${key}`)
const shell = keysOf(texts.shell)
const list = keysOf(texts.list)
const wizard = keysOf(texts.wizard)
const page = keysOf(texts.page)
const task = keysOf(texts.task)
const field = keysOf(texts.field)

describe('texts used in code', () => {
  it('match between the engine table and the registry', () => {
    expect(engineTexts.toSorted()).toEqual(
      [...shell, ...list, ...wizard, ...page, ...task, ...field].toSorted(),
    )
  })

  it('are all used by the code that owns them', () => {
    const byEngine = keysIn(
      [...filesBelow('src/engine'), ...filesBelow('src/app'), ...filesBelow('src/language')].filter(
        (file) => !file.endsWith('engineTexts.ts'),
      ),
    )
    expect(
      [...shell, ...list, ...wizard, ...page, ...task, ...field].filter((key) => !byEngine.has(key)),
    ).toEqual([])
    const byPieces = keysIn(filesBelow('src/widgets/common'))
    expect(
      Object.values(pieces)
        .flatMap((piece) => keysOf(piece.texts))
        .filter((key) => !byPieces.has(key)),
    ).toEqual([])
    for (const [name, { texts: own }] of Object.entries(drawn)) {
      const used = keysIn(filesBelow(`src/widgets/${name}`))
      expect(
        keysOf(own).filter((key) => !used.has(key)),
        name,
      ).toEqual([])
    }
  })

  it('match between the code of a module and its registry', () => {
    for (const { id, panels: own = {}, widgets: fields = {} } of moduleRegistries) {
      const declared = Object.values({ ...own, ...fields }).flatMap(({ texts: of = {} }) => Object.keys(of))
      const used = filesBelow(`src/widgets/${id}`).flatMap((file) =>
        [...read(file).matchAll(new RegExp(`'${id}:([a-z][a-z0-9-]*)'`, 'g'))].map(([, key = '']) => key),
      )
      expect([...new Set(used)].toSorted()).toEqual(declared.toSorted())
    }
    expect(moduleRegistries.map(({ id }) => id)).toContain('account-activation')
  })

  it.each([
    ['src/app', shell],
    ['src/engine/registry', shell],
    ['src/engine/registry/challenge', [...shell, ...wizard]],
    ['src/engine/data', shell],
    ['src/engine/list', [...shell, ...list, ...task]],
    // Forms and panels bring the texts of wizards.
    ['src/engine/page', [...shell, ...page, ...task, ...wizard, ...field]],
    ['src/engine/form', [...shell, ...wizard, ...field]],
    ['src/engine/wizard', [...shell, ...wizard, ...field]],
  ])('get every slot that %s needs', (folder, sent) => {
    const files = filesBelow(folder).filter(
      (file) =>
        !file.endsWith('engineTexts.ts') && (folder.endsWith('challenge') || !file.includes('/challenge/')),
    )
    expect([...keysIn(files)].filter((key) => !sent.includes(key))).toEqual([])
  })

  it.each(hands.filter(({ folder }) => filesBelow(folder).length > 0))(
    'are passed with $folder',
    ({ folder, own: { texts: own, pieces: parts = [] } }) => {
      const sent = [
        ...shell,
        ...wizard,
        ...field,
        ...keysOf(own),
        ...parts.flatMap((part) => keysOf(pieces[part]?.texts)),
      ]
      const shown = keysIn(reachedFrom(filesBelow(folder)))
      expect(
        [...shown].filter((key) => !sent.includes(key)),
        'name the piece where the widget is declared',
      ).toEqual([])
    },
  )
})

/** Words of the platform, of the API and of sample data: nothing that is read as the portal's own text. */
const notTexts = [
  /^(Enter|Escape|Tab|Arrow|Home|End|Accept|Authorization|Bearer \{\}|&nbsp;)$/,
  /^\(prefers-|^\d+px solid|^0 0 0 1px|^minmax\(|\{\}-label|^grid-cell|^\.(list-toolbar|flow-acts)|^input, textarea|^\[autofocus\]|^form, nav|^-H |^export [A-Z_]+=/,
  /^(access denied\.|not found|internal server error|in review)$/i,
]
const sampleFiles = [
  // Words of a person, not of the portal.
  'src/widgets/template-preview/sampleValue.ts',
  // The emoji data of the locale brings its own; these stand in for a missing one.
  'src/widgets/template-editor/loadEmojiData.ts',
  // The unit of src/domain/sms/segmentLabel.ts.
  'src/widgets/common/fillMessage.ts',
  // Messages of exceptions.
  'src/app/portal/createDefinitionLoader.ts',
]

it('are never hard-coded in the engine, widgets or shell', () => {
  const folders = [
    'src/engine',
    'src/widgets',
    'src/app/shell',
    'src/app/portal',
    'src/app/notices',
    'src/app/operator',
  ]
  const found = folders
    .flatMap((folder) => userWords(root, folder))
    .filter(
      ({ file, words }) => !sampleFiles.includes(file) && !notTexts.some((pattern) => pattern.test(words)),
    )
  expect(found, 'declare a text in definitions/registry.json and show it by its key').toEqual([])
})

/** Read by nobody who uses the portal: consoles, metrics, the compiler's own words, demo data and simulated outsiders. */
const ofOthers = [
  /^src\/server\/(?:main|housekeeping)\.ts$/,
  /^src\/server\/(?:demo|metrics|publishing|carrier|gallery)\//,
  /\/(?:demo|migrations)\/|\/(?:demo|insert)[A-Z]\w*\.ts$/,
  // Protocols of payment providers, and messages of exceptions.
  /^src\/server\/modules\/account-billing\/(?:providers\/|simulator\/simulated)/,
  // Warnings of the health check, and why the server didn't start.
  /^src\/server\/(?:http\/(?:definitionRoutes|checkPort)|storage\/lockFolder)\.ts$/,
]
/** Names and words of protocols aren't sentences: a sentence begins with a capital, and its second word doesn't. */
const isSentence = /^(?!Bearer|POST|INVITE)[A-Z][\w’']*,? (?:[a-z]|\{)/

/** Names, which are the same in every language or read from a standard, and descriptions in the OpenAPI. */
const names = [
  'src/domain/call-flow/flowSchemas.ts',
  'src/domain/devices/readUserAgent.ts',
  // Characters, by their names in Unicode.
  'src/domain/sms/gsmReplacements.ts',
  // A unit.
  'src/domain/sms/segmentLabel.ts',
]

it.each(['src/domain', 'src/language', 'src/shared'])('are never hard-coded in %s', (folder) => {
  const found = userWords(root, folder, true).filter(
    ({ file, words }) =>
      !names.includes(file) && !file.endsWith('.generated.ts') && !/^(?:POST|GET|in review$)/.test(words),
  )
  expect(found, 'return a code, and let a widget or the server word it').toEqual([])
})

it('are never hard-coded in the server', () => {
  const found = userWords(root, 'src/server', true).filter(
    ({ file, words, said }) =>
      (said === true || isSentence.test(words)) && !ofOthers.some((pattern) => pattern.test(file)),
  )
  expect(found, 'declare a text in `registry` and throw it by its key, with `say`').toEqual([])
})

it('are all declared for the server and used by it', () => {
  const declared = keysOf(texts.server)
  const used = new Set([
    ...keysIn(filesBelow('src/server')),
    ...Object.keys(errorTable).map((code) => `portal:error-${code}`),
  ])
  const others = [
    ...shell,
    ...list,
    ...wizard,
    ...page,
    ...task,
    ...field,
    ...Object.values(drawn).flatMap(({ texts: own }) => keysOf(own)),
  ]
  expect([...used].filter((key) => !key.endsWith('-') && ![...declared, ...others].includes(key))).toEqual([])
  expect(declared.filter((key) => !used.has(key) && !key.startsWith('portal:mail-'))).toEqual([])
})

it('are all declared and used by the server code of their module', () => {
  for (const { id, texts: told = {}, panels: own = {}, widgets: fields = {} } of moduleRegistries) {
    const files = filesBelow(`src/server/modules/${id}`)
    const used = files.flatMap((file) =>
      [...read(file).matchAll(new RegExp(`'${id}:([a-z][a-z0-9-]*)'`, 'g'))].map(([, key = '']) => key),
    )
    const shown = Object.values({ ...own, ...fields }).flatMap(({ texts: of = {} }) => Object.keys(of))
    expect(used.filter((key) => !Object.hasOwn(told, key) && !shown.includes(key))).toEqual([])
    expect(Object.keys(told).filter((key) => !used.includes(key))).toEqual([])
  }
})

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`)
}

function keysIn(files: string[]): Set<string> {
  return new Set(files.flatMap((file) => read(file).match(/portal:[a-z][a-z0-9-]*/g) ?? []))
}

/** The files and every file of src/widgets they import. */
function reachedFrom(files: string[]): string[] {
  const reached = new Set(files)
  for (const file of reached) {
    for (const [, path = ''] of read(file).matchAll(/from '(\.[^'?]+)/g)) {
      const target = relative(root, resolve(root, dirname(file), path))
      if (target.startsWith('src/widgets/') && statSync(join(root, target)).isFile()) reached.add(target)
    }
  }
  return [...reached]
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
