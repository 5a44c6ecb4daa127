import type { Compilation } from '../../codegen/index.ts'
import { formatDiagnostic, isError } from '../../codegen/index.ts'
import type { DefinitionCompiler } from '../../src/language/DefinitionCompiler.ts'
import { createMemoryStore } from '../../src/server/publishing/createMemoryStore.ts'
import { createPublisher } from '../../src/server/publishing/createPublisher.ts'
import type { Publisher } from '../../src/server/publishing/Publisher.ts'

/** A publisher of one compilation, without a thread, a watched folder and a database. */
export function publishCompiled(
  compile: () => Promise<Pick<Compilation, 'portal' | 'diagnostics'>>,
): Promise<Publisher> {
  const compiler: DefinitionCompiler = {
    read: () => Promise.resolve({ portal: 'only' }),
    async compile() {
      const { portal, diagnostics } = await compile()
      const located = diagnostics.map((each) => ({
        ...each,
        severity: isError(each) ? ('error' as const) : ('warning' as const),
        text: formatDiagnostic(each),
      }))
      if (portal) return { kind: 'portal', portal, warnings: located }
      return { kind: 'mistakes', diagnostics: located }
    },
    hold: () => Promise.resolve(),
    files: () => Promise.resolve({}),
    onChange: () => undefined,
    close: () => Promise.resolve(),
  }
  return createPublisher({ compiler, store: createMemoryStore() })
}
