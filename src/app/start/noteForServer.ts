const aYear = 365 * 86_400

/** Keeps what the server needs to draw the next page in a cookie, also of pages that a link from elsewhere leads to. */
export function noteForServer(cookie: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookie}=${value}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`
}
