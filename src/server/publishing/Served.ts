import type { PublishedPortal } from '../resources/PublishedPortal.ts'
import type { ResolvedVersions } from './resolveVersions.ts'

/** What is served now. */
export interface Served extends ResolvedVersions {
  published: PublishedPortal
  /** ISO 8601. */
  publishedAt: string
}
