import type { DefinitionKind } from './source.ts'

const BY_NAME: [RegExp, DefinitionKind][] = [
  [/^portal\.json$/, 'portal'],
  [/^access\.json$/, 'access'],
  [/^registry\.json$/, 'registry'],
  [/^context\.schema\.json$/, 'context'],
  [/^texts\.[a-z]{2}(-[A-Z]{2})?\.json$/, 'texts'],
  [/^catalogues\/[^/]+\.json$/, 'catalogue'],
  [/^modules\/[^/]+\/module\.json$/, 'module'],
  [/^modules\/[^/]+\/texts\.[a-z]{2}(-[A-Z]{2})?\.json$/, 'texts'],
  [/^modules\/.+\.schema\.json$/, 'entity'],
  [/^modules\/.+\.rules\.json$/, 'rules'],
  [/^modules\/.+\.resource\.json$/, 'resource'],
  [/^modules\/.+\.lifecycle\.json$/, 'lifecycle'],
  [/^modules\/.+\.list\.json$/, 'list'],
  [/^modules\/.+\.wizard\.json$/, 'wizard'],
  [/^modules\/.+\.page\.json$/, 'page'],
  [/^modules\/.+\.public-form\.json$/, 'public-form'],
]

/** The kind of a definition file, from its path below the definitions folder; undefined for an unknown one. */
export function kindOfFile(path: string): DefinitionKind | undefined {
  return BY_NAME.find(([pattern]) => pattern.test(path))?.[1]
}

/** Names that systems and editors give to copies, and to files that lock an open one. */
const COPIED = [
  /^~\$/,
  /^(?:copy|kopie|copie|copia) (?:\(\d+\) )?(?:of|von|de|di) /i,
  /(?: - |[ ._-])(?:copy|kopie|copie|copia)(?: \d+| \(\d+\))?(?=\.)/i,
  / ?\((?:\d+|copy)\)(?=\.)/i,
]

/** Whether a file is a copy that nobody meant to define anything with: `parcels copy.list.json`, `~$portal.json`. */
export function isCopiedFile(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return COPIED.some((pattern) => pattern.test(name))
}
