import type { CallFlow, FlowProblem } from '../../../domain/call-flow/index.ts'
import type { ApiClient } from '../../../engine/registry/apiClient.ts'

/** A draft as the server answers it. */
export interface FlowDraft {
  document: CallFlow
  problems: FlowProblem[]
  updated_at: string
  updated_by: string | null
}

export interface StoredDraft extends FlowDraft {
  version: string
}

export interface FlowRevision {
  revision: number
  message: string
  nodes: number
  published_at: string
  published_by: string | null
}

const quiet = { fallback: false }

/** The calls of one stored flow. @param path of the flow, such as `/v1/call_flows/7` */
export function flowCalls(api: ApiClient, path: string) {
  const ifMatch = (version: string) => ({ headers: { 'If-Match': version }, ...quiet })
  return {
    async read(): Promise<StoredDraft> {
      const { body, etag } = await api.send<FlowDraft>('GET', `${path}/draft`, quiet)
      return { ...body, version: etag ?? '' }
    },
    async save(document: CallFlow, version: string): Promise<StoredDraft> {
      const options = { body: { document }, ...ifMatch(version) }
      const { body, etag } = await api.send<FlowDraft>('PUT', `${path}/draft`, options)
      return { ...body, version: etag ?? '' }
    },
    async publish(message: string, version: string): Promise<number> {
      const options = { body: { message }, ...ifMatch(version) }
      return (await api.send<{ revision: number }>('POST', `${path}/publish`, options)).body.revision
    },
    async revisions(): Promise<FlowRevision[]> {
      return (await api.get<{ revisions: FlowRevision[] }>(`${path}/revisions`, quiet)).revisions
    },
    async revision(number: number): Promise<CallFlow> {
      return (await api.get<{ document: CallFlow }>(`${path}/revisions/${number}`, quiet)).document
    },
    async restore(revision: number, version: string): Promise<StoredDraft> {
      const options = { body: { revision }, ...ifMatch(version) }
      const { body, etag } = await api.send<FlowDraft>('POST', `${path}/restore`, options)
      return { ...body, version: etag ?? '' }
    },
    /** What is published of another flow of the same kind, as calls get it; undefined when nothing is. */
    async published(id: string): Promise<CallFlow | undefined> {
      const other = `${path.slice(0, path.lastIndexOf('/'))}/${encodeURIComponent(id)}`
      const { call_flow: flow } = await api.get<{ call_flow: { published_revision?: number } }>(other, quiet)
      if (!flow.published_revision) return undefined
      const revision = `${other}/revisions/${flow.published_revision}`
      return (await api.get<{ document: CallFlow }>(revision, quiet)).document
    },
  }
}

export type FlowCalls = ReturnType<typeof flowCalls>
