/** A call of the API, as documentation shows it. */
export interface ShownCall {
  method: 'GET' | 'POST' | 'PUT'
  /** Below the API base. */
  path: string
  query?: Record<string, string>
  body?: Record<string, unknown>
}

/**
 * The call as a command for a shell.
 * @param base address of the API, `https://portal.example/api/site`
 */
export function toCurl(base: string, { method, path, query = {}, body }: ShownCall): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(base + path + (search === '' ? '' : `?${search}`))}`,
    '-H "Authorization: Bearer $API_KEY"',
  ]
  // The same key sent again is answered as before instead of creating twice.
  if (method === 'POST') parts.push('-H "Idempotency-Key: $(uuidgen)"')
  if (body) parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`)
  return parts.join(' \\\n  ')
}

/** A word of a POSIX shell, whatever it holds. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
