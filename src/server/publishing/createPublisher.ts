import { DefinitionPublisher, type PublisherOptions } from './DefinitionPublisher.ts'
import { Publications } from './Publications.ts'
import type { Publisher } from './Publisher.ts'

/**
 * Serves the definitions of a folder, or, where its files have mistakes or were rolled back, what the store has of
 * earlier ones.
 *
 *     read folder ─► choose versions ─► compile, put back what has mistakes ─► folder unchanged? ─► store ─► serve
 *
 * @throws with the diagnostics in readable lines when nothing can be served
 */
export async function createPublisher(options: PublisherOptions): Promise<Publisher> {
  const publisher = new DefinitionPublisher(options, await Publications.read(options.store))
  await publisher.start()
  return publisher
}
