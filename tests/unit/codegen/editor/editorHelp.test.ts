import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import type * as LanguageService from 'vscode-json-languageservice'
import { readTexts } from '../../../../codegen/read/readTexts.ts'

// Node finds no names in its CommonJS build.
const languageService = createRequire(import.meta.url)(
  'vscode-json-languageservice',
) as typeof LanguageService

/** Runs the same language service as VS Code. */
const root = join(import.meta.dirname, '../../../..')
const service = languageService.getLanguageService({
  schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
})

function open(path: string, text: string) {
  const document = languageService.TextDocument.create(pathToFileURL(join(root, path)).href, 'json', 1, text)
  return { document, tree: service.parseJSONDocument(document) }
}

/** A file of a module, with `|` where the cursor is. */
function openAt(kind: string, body: string) {
  const text = `{ "$schema": "../../_language/${kind}.schema.json", "language": 3, ${body} }`
  const { document, tree } = open(`definitions/modules/probe/probe.${kind}.json`, text.replace('|', ''))
  return { document, tree, position: document.positionAt(text.indexOf('|')) }
}

async function completions(kind: string, body: string): Promise<string[]> {
  const { document, tree, position } = openAt(kind, body)
  const completed = await service.doComplete(document, position, tree)
  return (completed?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

/** The service answers texts or texts with a format. */
function plain(text: string | { value: string }): string {
  return typeof text === 'string' ? text : text.value
}

async function hover(kind: string, body: string): Promise<string> {
  const { document, tree, position } = openAt(kind, body)
  const hovered = await service.doHover(document, position, tree)
  return [hovered?.contents ?? []].flat().map(plain).join('\n').replaceAll('\\', '')
}

describe('an editor that knows $schema', () => {
  const files = ['definitions', 'tests/golden/definitions', 'docs/definitions/example'].map((folder) =>
    readTexts(join(root, folder)).then((texts) =>
      [...texts].map(([path, text]) => [`${folder}/${path}`, text] as const),
    ),
  )

  it('finds no problems in shipped files', async () => {
    const problems = []
    for (const [path, text] of (await Promise.all(files)).flat()) {
      if (path.includes('_language/')) continue
      const { document, tree } = open(path, text)
      for (const { message } of await service.doValidation(document, tree))
        problems.push(`${path}: ${plain(message)}`)
    }
    expect(problems).toEqual([])
  })

  it.each([
    ['module', '"|"', ['id', 'title', 'routes', 'tabs', 'navigation']],
    ['module', '"routes": [{ "path": "/a", "|" }]', ['redirect', 'title', 'screen', 'access']],
    ['module', '"routes": [{ "path": "/a", "screen": { "|" } }]', ['list', 'wizard', 'page']],
    [
      'module',
      '"routes": [{ "path": "/a", "screen": { "wizard": "w", "mode": "|" } }]',
      ['create', 'edit', 'view'],
    ],
    ['module', '"routes": [{ "path": "/a", "title": "@a", "access": ["|"] }]', ['SmsWrite', 'Cdr']],
    ['module', '"navigation": [{ "section": "|" }]', ['history', 'sms']],
    ['module', '"tabs": [{ "to": "|" }]', ['/sms-broadcast/campaigns']],
    ['module', '"title": "|"', ['@sms-broadcast']],
    ['list', '"columns": [{ "id": "a", "|" }]', ['field', 'cell', 'linkWhen', 'hidden']],
    ['list', '"columns": [{ "cell": "|" }]', ['status-chip', 'relative-time']],
    ['list', '"filters": [{ "id": "a", "kind": "|" }]', ['search', 'select', 'date-range', 'hidden']],
    ['list', '"filters": [{ "id": "a", "kind": "select", "|" }]', ['all', 'query', 'field']],
    ['list', '"rowActions": [{ "id": "a", "icon": "|" }]', ['edit', 'logs']],
    ['list', '"rowActions": [{ "|" }]', ['transition', 'operation', 'to', 'icon']],
    ['schema', '"properties": { "a": { "|" } }', ['type', 'maxLength', 'readOnly', 'errors']],
    ['schema', '"properties": { "a": { "format": "|" } }', ['date-time', 'email', 'phone']],
    ['schema', '"properties": { "a": { "catalogue": "|" } }', ['countries', 'time-zones']],
    ['wizard', '"steps": [{ "id": "a", "|" }]', ['fields', 'summary', 'aside', 'relocks']],
    ['wizard', '"fields": { "a": { "widget": "|" } }', ['radio', 'contact-upload', 'switch']],
    ['wizard', '"steps": [{ "id": "a", "aside": "|" }]', ['message-preview']],
    ['rules', '"fields": { "a": { "|" } }', ['visibleWhen', 'requiredWhen', 'enabledWhen', 'reference']],
    ['rules', '"checks": [{ "check": "|" }]', ['sms/text-length', 'schedule/future']],
    ['lifecycle', '"transitions": [{ "by": "|" }]', ['user', 'server']],
    ['lifecycle', '"states": { "open": { "tone": "|" } }', ['neutral', 'danger']],
    ['resource', '"operations": { "|" }', ['list', 'get', 'create', 'update', 'delete']],
    ['resource', '"query": [{ "match": "|" }]', ['equals', 'contains', 'flag']],
    ['page', '"blocks": [{ "id": "a", "kind": "banner", "|" }]', ['tone', 'text', 'link']],
  ])('completes in a %s: %s', async (kind, body, expected) => {
    const file = kind === 'schema' ? 'entity' : kind
    expect(await completions(file, body)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['module', '"routes": [{ "path": "/a", "title": "@sms-bro|adcast", "access": "signed-in" }]', 'SMS'],
    ['module', '"navig|ation": []', "Entries in the portal's navigation."],
    ['list', '"columns": [{ "id": "a", "link|When": "row.x" }]', 'Rows for which the value is a link.'],
    ['list', '"columns": [{ "id": "a", "cell": "mo|ney" }]', "Micro-units of the portal's currency."],
    [
      'entity',
      '"properties": { "a": { "type": "string", "read|Only": true } }',
      'Written only by the server',
    ],
    ['wizard', '"steps": [{ "id": "a", "relo|cks": true }]', 'locks all later steps again'],
    ['rules', '"fields": { "a": { "visible|When": "true" } }', 'Condition for showing the field.'],
    ['rules', '"checks": [{ "check": "schedule/fut|ure" }]', 'A local time in its zone is not in the past.'],
    ['lifecycle', '"transitions": [{ "acc|ess": [] }]', 'Required permissions (all of them)'],
    [
      'resource',
      '"list|Fields": []',
      'Properties of list rows, besides those that the lists of the module show or need.',
    ],
    ['portal', '"session": { "signIn|Minutes": 5 }', 'Minutes without a request'],
  ])('describes in a %s the value at %s', async (kind, body, expected) => {
    expect(await hover(kind, body)).toContain(expected)
  })

  it('flags a wrong key, a missing key and a wrong value, but not an unknown name', async () => {
    const { document, tree } = openAt(
      'list',
      '"id": "a", "resource": "new-one", "title": "@new", "empty": { "title": "@new", "text": "@new" }, "columns": [{ "id": "a", "fieldd": "b" }, { "id": "c", "field": "d", "cell": "new-cell", "width": 1 }]|',
    )
    const found = await service.doValidation(document, tree)
    expect(found.map(({ message }) => message)).toEqual([
      'Missing property "field".',
      'Property fieldd is not allowed.',
      'Value is below the minimum of 40.',
    ])
  })
})
