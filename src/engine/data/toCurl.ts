/** A call of the API, as documentation shows it. */
export interface ShownCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the API base. */
  path: string
  query?: Record<string, string>
  body?: Record<string, unknown>
  /** Parts that are sent as files, by name; the command takes the path from `$FILE`. */
  files?: string[]
}

/**
 * The call as a command for a shell.
 * @param base address of the API, `https://portal.example/api/site`
 */
export function toCurl(base: string, { method, path, query = {}, body, files = [] }: ShownCall): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString()
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(base + path + (search === '' ? '' : `?${search}`))}`,
    '-H "Authorization: Bearer $API_KEY"',
  ]
  // The same key sent again is answered as before instead of creating twice.
  if (method === 'POST') parts.push('-H "Idempotency-Key: $(uuidgen)"')
  if (body) parts.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`)
  for (const name of files) parts.push(`-F ${quoted(`${name}=@`)}"$FILE"`)
  return parts.join(' \\\n  ')
}

/** A word of a POSIX shell, whatever it holds. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
