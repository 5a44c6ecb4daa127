import { createServer } from 'node:net'

/**
 * Makes sure that the server can listen, before seconds are spent on anything else.
 * @param variable the setting that holds the port
 * @throws with a sentence that says what to do
 */
export async function checkPort(port: number, host: string, variable = 'PORT'): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${variable} must be a whole number from 0 to 65535.`)
  }
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port, host, variable)))
    server.listen(port, host, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

/** Explains how to fix a listen error. Unknown errors are returned unchanged. */
export function listenError(error: unknown, port: number, host: string, variable = 'PORT'): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is already in use, perhaps by another copy of Patchbay. Stop that program or choose another port: ${variable}=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES') {
    return new Error(
      `Port ${port} requires more privileges than this user has. Choose a port above 1023: ${variable}=${variable === 'PORT' ? 4000 : 9100} npm start`,
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(
      `HOST=${host} isn't an address of this machine. Use localhost, or 0.0.0.0 for every address.`,
    )
  }
  return error
}
