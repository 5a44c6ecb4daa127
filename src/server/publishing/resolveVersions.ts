import type { LocatedDiagnostic, Versions } from '../../language/DefinitionCompiler.ts'
import type { CompiledPortal } from '../../language/portal.ts'

export type CompileResult =
  | { portal: CompiledPortal; warnings: LocatedDiagnostic[] }
  | { diagnostics: LocatedDiagnostic[] }

export interface ResolvedVersions {
  versions: Versions
  portal: CompiledPortal
}

/** Owners that are tried again after others were put back, at most. */
const SECOND_CHANCES = 8

/**
 * Finds what can be served of the wanted versions: whoever has a mistake is put back to its last good version, then
 * the rest is compiled again, until it compiles. A mistake that shows in an unchanged owner is put down to owners
 * that were removed, then to the portal, then to everything that changed.
 * @returns undefined when not even the last good versions compile
 */
export async function resolveVersions(
  wanted: Versions,
  lastGood: Versions,
  compile: (versions: Versions) => Promise<CompileResult>,
): Promise<ResolvedVersions | undefined> {
  let versions = wanted
  let result = await compile(versions)
  const putBack = new Set<string>()
  while ('diagnostics' in result) {
    const owners = suspects(versions, lastGood, result.diagnostics)
    if (owners.length === 0) return undefined
    for (const owner of owners) putBack.add(owner)
    versions = withVersions(versions, lastGood, owners)
    result = await compile(versions)
  }
  let found: ResolvedVersions = { versions, portal: result.portal }
  if (putBack.size < 2) return found
  // Some were put back for another's mistake.
  for (const owner of [...putBack].slice(0, SECOND_CHANCES)) {
    const tried = withVersions(found.versions, wanted, [owner])
    const again = await compile(tried)
    if ('portal' in again) found = { versions: tried, portal: again.portal }
  }
  return found
}

function suspects(versions: Versions, lastGood: Versions, diagnostics: LocatedDiagnostic[]): string[] {
  const changed = changedOwners(versions, lastGood)
  const errors = blamed(diagnostics, changed).filter(({ severity }) => severity === 'error')
  const named = new Set(errors.map(({ file }) => ownerOfFile(file)))
  const diagnosed = changed.filter((owner) => named.has(owner))
  if (diagnosed.length > 0) return diagnosed
  const removed = changed.filter((owner) => versions[owner] === undefined)
  if (removed.length > 0) return removed
  return changed.includes('portal') ? ['portal'] : changed
}

/** Of two files that collide, the diagnostic is in the one that was changed; where both were, in the second. */
export function blamed(
  diagnostics: readonly LocatedDiagnostic[],
  changed: readonly string[],
): LocatedDiagnostic[] {
  return diagnostics.map(({ counterpart, ...own }) => {
    if (counterpart === undefined || changed.includes(ownerOfFile(own.file))) return own
    return changed.includes(ownerOfFile(counterpart.file)) ? counterpart : own
  })
}

/** Owners that differ between two sets. */
export function changedOwners(one: Versions, other: Versions): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (owner) => one[owner] !== other[owner],
  )
}

/** A set with some owners as another set has them. */
function withVersions(versions: Versions, from: Versions, owners: string[]): Versions {
  const next = { ...versions }
  for (const owner of owners) {
    const version = from[owner]
    if (version === undefined) delete next[owner]
    else next[owner] = version
  }
  return next
}

/** `definitions/modules/<module>/…` belongs to the module, every other file to the portal. */
export function ownerOfFile(file: string): string {
  return /^[^/]*\/modules\/([^/]+)\//.exec(file)?.[1] ?? 'portal'
}
