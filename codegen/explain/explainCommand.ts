import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { PathSegment } from '../Diagnostic.ts'
import { kindOfFile } from '../read/kindOfFile.ts'
import { parseDefinition } from '../read/parseDefinition.ts'
import type { DefinitionKind, SourceByKind } from '../read/source.ts'
import { completedPath } from '../read/SourceFile.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { readModel, readModelWith } from '../readModel.ts'
import type { CheckedDefinitions } from '../readModel.ts'
import { createNameIndex } from './createNameIndex.ts'
import { explainPlace } from './explainPlace.ts'
import type { Explanation } from './explainPlace.ts'
import { findPlace, parsePath } from './findPlace.ts'
import { formatExplanation, NO_MARKS, TERMINAL_MARKS } from './formatExplanation.ts'
import { readLeniently } from './readLeniently.ts'

/**
 * `cli.ts explain FILE[:LINE[:COLUMN]] [PATH] [--json]`: says what stands there, what may, and what is wrong.
 * @returns the exit code: 2 when there is no such definition file
 */
export async function explainCommand(
  target: string | undefined,
  path: string | undefined,
  json: boolean,
): Promise<number> {
  const explanation =
    target === undefined
      ? 'name a definition file: npm run explain FILE:LINE'
      : await explainFile(target, path)
  if (typeof explanation === 'string') {
    console.error(explanation)
    return 2
  }
  const marks = process.stdout.isTTY && process.env.NO_COLOR === undefined ? TERMINAL_MARKS : NO_MARKS
  console.log(json ? JSON.stringify(explanation, null, 2) : formatExplanation(explanation, marks).trimEnd())
  return 0
}

/** @returns the explanation, or why there is none */
export async function explainFile(target: string, path?: string): Promise<Explanation | string> {
  const [, name = target, line, column] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(target) ?? []
  const placed = placeOfFile(name)
  if (placed === undefined) return `${name} is not a definition file: its name matches no kind`
  const text = await readFile(name, 'utf8').catch(() => undefined)
  if (text === undefined) return `there is no file ${name}`
  const { kind, module, shown, checked } = placed
  const { files, model, diagnostics } = await checked()
  const read = readLeniently(text)
  const file: SourceFile = files.find((each) => each.file === shown) ?? {
    file: shown,
    kind,
    ...(module === undefined ? {} : { module }),
    value: read.value as SourceByKind[typeof kind], // looked at by name only
    text: read.text,
    tree: () => read.tree,
  }
  const known = files.some((each) => each.file === shown) ? files : [...files, file]
  const written: PathSegment[] =
    path !== undefined
      ? parsePath(path)
      : line === undefined
        ? []
        : findPlace(file.tree(), text, Number(line), column === undefined ? undefined : Number(column))
  const place = path === undefined ? completedPath(file.moved, written) : written
  const unread = parseDefinition(shown, text).diagnostics.filter((each) => each.path === '')
  const explanation = explainPlace(file, place, { model, index: createNameIndex(known), diagnostics })
  return {
    ...explanation,
    diagnostics: [
      ...new Map(
        [...explanation.diagnostics, ...unread].map((each) => [JSON.stringify(each), each]),
      ).values(),
    ],
  }
}

interface PlacedFile {
  kind: DefinitionKind
  module?: string
  /** Its path as diagnostics write it. */
  shown: string
  checked: () => Promise<CheckedDefinitions>
}

/** Which definitions a file belongs to: those around it, or, for a module elsewhere, the portal's. */
function placeOfFile(name: string): PlacedFile | undefined {
  const root = rootOf(name)
  const below = relative(root, resolve(name)).replaceAll('\\', '/')
  const kind = kindOfFile(below)
  if (kind !== undefined && isFolderOfPortal(root)) {
    const module = /^modules\/([^/]+)\//.exec(below)?.[1]
    const shown = `${basename(root)}/${below}`
    return { kind, ...(module === undefined ? {} : { module }), shown, checked: () => readModel(root) }
  }
  const folder = moduleFolderOf(name)
  const module = basename(resolve(folder))
  const own = kindOfFile(`modules/${module}/${relative(folder, name).replaceAll('\\', '/')}`)
  if (own === undefined) {
    if (kind === undefined) return undefined
    return { kind, shown: `${basename(root)}/${below}`, checked: () => readModel(root) }
  }
  const portal = process.env['PATCHBAY_DEFINITIONS'] ?? 'definitions'
  return { kind: own, module, shown: join(name), checked: () => readModelWith(portal, folder) }
}

/** The folder above the file that has a module.json, or the file's own. */
function moduleFolderOf(name: string): string {
  const own = dirname(name)
  for (let folder = own; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'module.json'))) return folder
    if (dirname(folder) === folder) return own
  }
}

function isFolderOfPortal(folder: string): boolean {
  return existsSync(join(folder, 'portal.json')) || existsSync(join(folder, 'modules'))
}

/** The definitions folder a file belongs to: the one above `modules` or `catalogues`, or its own. */
function rootOf(name: string): string {
  const parts = resolve(name).split(/[\\/]/)
  const above = Math.max(parts.lastIndexOf('modules'), parts.lastIndexOf('catalogues'))
  return parts.slice(0, above > 0 ? above : -1).join('/')
}
