import { startOwnServer } from '../../e2e/startOwnServer.ts'
import { scaffoldDefinitions } from '../../support/scaffoldDefinitions.ts'

export interface PortalServer {
  origin: string
  close: () => Promise<void>
}

/** The built portal with a demo world of its own. */
export async function startServer(port: number): Promise<PortalServer> {
  const definitions = scaffoldDefinitions()
  const server = await startOwnServer(port, { definitions: definitions.folder })
  return {
    origin: server.url,
    async close() {
      await server.remove()
      definitions.remove()
    },
  }
}
