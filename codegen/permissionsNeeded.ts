/** Who may use a route, a call or a transition: who has all these permissions, or everyone who is signed in. */
export type NeededAccess = 'signed-in' | string[]

/** The permissions that an access asks for; none when it is for everyone who is signed in. */
export function permissionsNeeded(access: NeededAccess): string[] {
  return access === 'signed-in' ? [] : access
}
