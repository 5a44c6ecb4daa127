import type { LocatedDiagnostic } from '../../language/DefinitionCompiler.ts'
import type { PublishStatus } from '../../language/publishing.ts'
import type { Served } from './Served.ts'
import type { Publications } from './Publications.ts'

/** What the files' mistakes are and what is served instead, told to whoever listens when it changes. */
export class StatusBoard {
  diagnostics: LocatedDiagnostic[] = []
  readonly #publications: Publications
  readonly #served: () => Served
  readonly #listeners: ((status: PublishStatus) => void)[] = []
  #told = ''

  constructor(publications: Publications, served: () => Served) {
    this.#publications = publications
    this.#served = served
  }

  onStatus(listener: (status: PublishStatus) => void): void {
    this.#listeners.push(listener)
  }

  read(): PublishStatus {
    const { published, publishedAt, versions } = this.#served()
    const kept = this.#publications.keptOwners(versions)
    const hasErrors = this.diagnostics.some(({ severity }) => severity === 'error')
    return {
      status: kept.length > 0 || hasErrors ? 'kept' : 'published',
      version: published.portal.manifest.version,
      publishedAt,
      modules: published.portal.manifest.modules,
      versions,
      kept,
      rolledBack: kept.filter((owner) => this.#publications.isRolledBack(owner)),
      diagnostics: this.diagnostics,
    }
  }

  tell(): PublishStatus {
    const status = this.read()
    const text = JSON.stringify(status)
    if (text !== this.#told) {
      this.#told = text
      for (const listener of this.#listeners) listener(status)
    }
    return status
  }

  /** Publishing itself failed; there are no mistakes to name. */
  fail(error: unknown): void {
    const problem = error instanceof Error ? error.message : String(error)
    const file = 'definitions'
    this.diagnostics = [
      {
        file,
        line: 1,
        column: 1,
        path: '',
        problem,
        code: 'publishing-failed',
        severity: 'error',
        text: `${file}  ${problem}`,
      },
    ]
    this.tell()
  }
}
