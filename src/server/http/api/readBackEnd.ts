import { closest } from 'fastest-levenshtein'
import type { Collection } from '../../storage/syncIndexes.ts'
import type { BackEnd } from './forwardCalls.ts'

/**
 * The back end of `PATCHBAY_API`, which keeps the resources of `PATCHBAY_API_RESOURCES` (comma-separated IDs) and knows
 * the portal by `PATCHBAY_API_TOKEN`.
 * @returns undefined without `PATCHBAY_API`
 * @throws Error that says what to change
 */
export function readBackEnd(
  env: Record<string, string | undefined>,
  collections: Pick<Collection, 'resource'>[],
  onError: BackEnd['onError'],
): BackEnd | undefined {
  const { PATCHBAY_API: address, PATCHBAY_API_TOKEN: token, PATCHBAY_API_RESOURCES: listed } = env
  if (!address) return undefined
  if (!token)
    throw new Error('PATCHBAY_API needs PATCHBAY_API_TOKEN, a secret the back end knows the portal by.')
  if (!listed)
    throw new Error(
      'PATCHBAY_API needs PATCHBAY_API_RESOURCES, the comma-separated resources the back end keeps.',
    )
  const resources = new Set(listed.split(',').map((each) => each.trim()))
  const known = new Map(collections.map(({ resource }) => [resource.id, resource]))
  for (const id of resources) {
    const resource = known.get(id)
    if (!resource)
      throw new Error(
        `PATCHBAY_API_RESOURCES: there is no resource ${id}; did you mean ${closest(id, [...known.keys()])}?`,
      )
    if (resource.singleton)
      throw new Error(`PATCHBAY_API_RESOURCES: ${id} belongs to the account itself, which the portal keeps.`)
  }
  for (const { id, parent } of known.values()) {
    const above = parent?.resource
    if (above === undefined || resources.has(above) === resources.has(id)) continue
    throw new Error(`PATCHBAY_API_RESOURCES: ${id} is below ${above}; name both or neither.`)
  }
  return { url: readUrl(address), token, resources, onError }
}

function readUrl(address: string): string {
  const url = URL.parse(address)
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)) || url.search || url.hash)
    throw new Error('PATCHBAY_API must be an https address without parameters; http only on this machine.')
  if (url.username || url.password) throw new Error('PATCHBAY_API: put the secret into PATCHBAY_API_TOKEN.')
  return url.href.replace(/\/+$/, '')
}
