import { existsSync, readdirSync } from 'node:fs'
import type { ServerModule } from './ServerModule.ts'

const folder = new URL('../modules/', import.meta.url)

/** Module id → its server code. A module without any has no folder. */
export type ServerModules = ReadonlyMap<string, ServerModule>

/** Reads every folder of `modules/`. A new module is added by its folder alone. */
export async function readModules(from: URL = folder): Promise<ServerModules> {
  const ids = readdirSync(from, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/index.ts`, from)))
    .map(({ name }) => name)
    .toSorted()
  return new Map(
    await Promise.all(
      ids.map(async (id): Promise<[string, ServerModule]> => {
        // Every index.ts of a module exports one as default.
        const { default: module } = (await import(new URL(`${id}/index.ts`, from).href)) as {
          default: ServerModule
        }
        return [id, module]
      }),
    ),
  )
}
