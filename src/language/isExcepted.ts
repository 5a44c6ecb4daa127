import type { GateDefinition } from './portal.ts'

/** Whether a shut gate leaves an address open: one it excepts, or one below. */
export function isExcepted({ except = [] }: Pick<GateDefinition, 'except'>, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/)
  return except.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
