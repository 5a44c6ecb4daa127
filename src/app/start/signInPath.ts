/** Address of the sign-in page that leads back to where the person was. */
export function signInPath(location: { pathname: string; search: string }): string {
  const wanted = location.pathname + location.search
  return wanted === '/' ? '/auth/sign' : `/auth/sign?redirect=${encodeURIComponent(wanted)}`
}
