import type { DiagnosticCode } from '../diagnosticCodes.ts'

/** Why a definition file has no text. */
export interface Unreadable {
  code: DiagnosticCode
  problem: string
}

/** The definition files as they stand: path below the definitions folder, with forward slashes → text. */
export type Sources = ReadonlyMap<string, string | Unreadable>

/** Whom a definition file belongs to: the module of its folder, or the portal. */
export function ownerOfPath(path: string): string {
  return /^modules\/([^/]+)\//.exec(path)?.[1] ?? PORTAL_OWNER
}

export const PORTAL_OWNER = 'portal'
