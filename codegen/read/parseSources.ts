import { basename } from 'node:path'
import type { CompileCache } from '../CompileCache.ts'
import type { Diagnostic } from '../Diagnostic.ts'
import { isCopiedFile, kindOfFile } from './kindOfFile.ts'
import { parseDefinition } from './parseDefinition.ts'
import type { SourceByKind } from './source.ts'
import type { ParsedSource, SourceFile } from './SourceFile.ts'
import type { Sources, Unreadable } from './Sources.ts'

/**
 * Parses every file; one that was parsed before with the same text is taken from the cache.
 * @param root name of the folder, for diagnostics
 * @returns the files that parsed, sorted by path, and a diagnostic for each that did not
 */
export function parseSources(
  sources: Sources,
  root: string,
  cache?: CompileCache,
): { files: SourceFile[]; diagnostics: Diagnostic[] } {
  const files: SourceFile[] = []
  const diagnostics: Diagnostic[] = []
  for (const path of [...sources.keys()].sort()) {
    const text = sources.get(path) ?? ''
    const parsed =
      cache === undefined || typeof text !== 'string'
        ? parseSource(root, path, text)
        : cache.parsed(text, `${root}/${path}`, () => parseSource(root, path, text))
    if (parsed.file !== undefined) files.push(parsed.file)
    diagnostics.push(...parsed.diagnostics)
  }
  return { files, diagnostics }
}

function parseSource(root: string, path: string, text: string | Unreadable): ParsedSource {
  const file = `${root}/${path}`
  const refuse = (code: Diagnostic['code'], problem: string, suggestion?: string): ParsedSource => ({
    diagnostics: [
      {
        file,
        line: 1,
        column: 1,
        path: '',
        problem,
        code,
        ...(suggestion === undefined ? {} : { suggestion }),
      },
    ],
  })
  if (isCopiedFile(path)) return refuse('copied-file', COPY)
  if (typeof text !== 'string') return refuse(text.code, text.problem)
  const kind = kindOfFile(path)
  if (kind === undefined) {
    const meant = path.toLowerCase().replace(/\.(?:json[5c]|ya?ml)$/, '.json')
    return refuse('unknown-file', UNKNOWN_KIND, kindOfFile(meant) === undefined ? undefined : basename(meant))
  }
  const parsed = parseDefinition(file, text)
  if (!('tree' in parsed)) return parsed
  const module = /^modules\/([^/]+)\//.exec(path)?.[1]
  return {
    file: {
      file,
      kind,
      ...(module === undefined ? {} : { module }),
      value: parsed.value as SourceByKind[typeof kind], // made true by the check against _language that follows
      text,
      tree: parsed.tree,
    },
    diagnostics: parsed.diagnostics,
  }
}

const COPY =
  'looks like a copy made by an editor or the system, so it is not read: delete it, or give it a name of its own'

const UNKNOWN_KIND =
  'the file name matches no kind of definition: use module.json, texts.<locale>.json, or <name>.schema, .rules, .resource, .lifecycle, .list, .wizard, .page or .public-form.json'
