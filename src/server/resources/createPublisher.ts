import type { CompiledPortal } from '../../language/portal.ts'
import { readyPortal, type PublishedPortal } from './PublishedPortal.ts'

/** What the compiler says of a definition file; the server only passes it on. */
export type PublishedDiagnostic = object

export interface PublishResult {
  portal: CompiledPortal | null
  diagnostics: PublishedDiagnostic[]
}

export interface PublishStatus {
  status: 'published' | 'kept'
  publishedAt: string
  modules: Record<string, string>
  diagnostics: PublishedDiagnostic[]
}

export interface Publisher {
  current(): PublishedPortal
  /** Compiles again; on any mistake the last good portal stays and the status tells why. */
  publish(): Promise<PublishStatus>
  status(): PublishStatus
  /** Called after each change of the portal, before the new one is served. */
  onPublish(listener: (portal: PublishedPortal) => Promise<void>): void
}

/**
 * @param compile the compiler, handed in by main.ts
 * @throws with the diagnostics when the first compilation fails
 */
export async function createPublisher(compile: () => Promise<PublishResult>): Promise<Publisher> {
  const listeners: ((portal: PublishedPortal) => Promise<void>)[] = []
  const first = await compile()
  if (!first.portal) {
    throw new Error(
      `The definitions have mistakes:\n${first.diagnostics.map((line) => JSON.stringify(line)).join('\n')}`,
    )
  }
  let current = await readyPortal(first.portal)
  let status = statusOf('published', current, first.diagnostics)
  return {
    current: () => current,
    status: () => status,
    onPublish: (listener) => void listeners.push(listener),
    async publish() {
      const { portal, diagnostics } = await compile()
      if (!portal) return (status = statusOf('kept', current, diagnostics))
      const next = await readyPortal(portal)
      for (const listener of listeners) await listener(next)
      current = next
      return (status = statusOf('published', current, diagnostics))
    },
  }
}

function statusOf(
  status: PublishStatus['status'],
  { portal }: PublishedPortal,
  diagnostics: PublishedDiagnostic[],
): PublishStatus {
  return { status, publishedAt: new Date().toISOString(), modules: portal.manifest.modules, diagnostics }
}
