import type { PathSegment } from '../Diagnostic.ts'
import type { DefinitionKind } from '../read/source.ts'
import type { SourceFile } from '../read/SourceFile.ts'
import { ofKind } from '../Model.ts'
import type { Report } from './Report.ts'

/**
 * The names that decide what a module's definitions leave out: where one is wrong, much is missing in other files, and
 * the name is the error.
 * @param files of one module, with what follows
 * @param broken kinds of which something could not be read
 */
export function checkOrigins(
  files: readonly SourceFile[],
  broken: ReadonlySet<DefinitionKind>,
  report: Report,
): void {
  const check = (file: SourceFile, path: PathSegment[], kind: OriginKind, name: unknown): void => {
    if (typeof name !== 'string' || broken.has(kind)) return
    const names = ofKind(files, kind).map(({ value }) => value.id)
    if (names.includes(name)) return
    report(file, path, `unknown-${kind}`, `no ${kind} "${name}"`, { among: { name, names } })
  }
  for (const kind of ['rules', 'resource', 'lifecycle'] as const)
    for (const file of ofKind(files, kind)) check(file, ['entity'], 'entity', file.value.entity)
  for (const kind of ['list', 'wizard'] as const)
    for (const file of ofKind(files, kind)) check(file, ['resource'], 'resource', file.value.resource)
  for (const file of ofKind(files, 'page'))
    check(file, ['record', 'resource'], 'resource', file.value.record?.resource)
  for (const file of ofKind(files, 'module'))
    for (const [index, { screen }] of (file.value.routes ?? []).entries())
      for (const kind of SCREENS) {
        const named = Object(screen) as Partial<Record<typeof kind, string>> // one of them
        check(file, ['routes', index, 'screen', kind], kind, named[kind])
      }
}

type OriginKind = 'entity' | 'resource' | (typeof SCREENS)[number]

const SCREENS = ['list', 'wizard', 'page'] as const
