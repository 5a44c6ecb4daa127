import type { OwnerFiles } from '../../language/DefinitionCompiler.ts'
import { REMOVED, type Publication, type PublicationStore } from './PublicationStore.ts'

/** Publications of one process, forgotten with it. */
export function createMemoryStore(): PublicationStore {
  const publications: (Publication & { publishedAt: Date })[] = []
  const versions = new Map<string, OwnerFiles>()
  return {
    latest: () =>
      Promise.resolve({
        number: publications.length,
        publishedAt: publications.at(-1)?.publishedAt ?? new Date(),
        owners: Object.fromEntries(publications.map((each) => [each.owner, each])),
      }),
    number: () => Promise.resolve(publications.length),
    files: (owner, version) => Promise.resolve(versions.get(`${owner} ${version}`)),
    publish(base, added, files) {
      if (base !== publications.length) return Promise.resolve(false)
      for (const each of files) versions.set(`${each.owner} ${each.version}`, each.files)
      for (const each of added) publications.push({ ...each, publishedAt: new Date() })
      return Promise.resolve(true)
    },
    history: (owner) =>
      Promise.resolve(
        publications
          .filter((each) => each.owner === owner)
          .toReversed()
          .map(({ version, publishedAt, cause, by }, index) => ({
            version: version ?? REMOVED,
            publishedAt: publishedAt.toISOString(),
            cause,
            ...(by === undefined ? {} : { by }),
            current: index === 0,
          })),
      ),
    onPublished: () => Promise.resolve(() => undefined),
  }
}
