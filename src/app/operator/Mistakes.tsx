import { useCopy } from '../../engine/registry/useCopy.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { PublishedDiagnostic } from '../../language/publishing.ts'

/** The mistakes of each file, in the order the compiler gives them. */
export function Mistakes({ diagnostics }: { diagnostics: PublishedDiagnostic[] }) {
  const { t } = usePortal()
  if (diagnostics.length === 0) return <p className="pb-quiet">{t('portal:operator-no-mistakes')}</p>
  const files = Map.groupBy(diagnostics, ({ file }) => file)
  return [...files].map(([file, mistakes]) => (
    <div key={file} className="mistakes">
      <h4>{file}</h4>
      <ul>
        {mistakes.map((mistake) => (
          <Mistake key={`${placeOf(mistake)} ${mistake.path} ${mistake.problem}`} mistake={mistake} />
        ))}
      </ul>
    </div>
  ))
}

function Mistake({ mistake }: { mistake: PublishedDiagnostic }) {
  const { t } = usePortal()
  const [copied, copy] = useCopy()
  const { path, problem, suggestion, severity, source } = mistake

  return (
    <li>
      <div>
        <code>{placeOf(mistake).split('/').at(-1)}</code>
        <p>
          {severity === 'warning' && <span className="pb-chip">{t('portal:operator-warning')}</span>}{' '}
          {path !== '' && <code className="mistake-path">{path}</code>} {problem}
          {suggestion !== undefined && (
            <>
              {'. '}
              <span className="mistake-suggestion">
                {t('portal:operator-suggestion', { name: suggestion })}
              </span>
            </>
          )}
        </p>
        {source !== undefined && <pre className="mistake-source">{source.trim()}</pre>}
      </div>
      <button type="button" className="button" onClick={() => void copy(mistake.text)}>
        <span aria-live="polite">{t(copied ? 'portal:operator-copied' : 'portal:operator-copy')}</span>
      </button>
    </li>
  )
}

/** As editors and terminals open it. */
function placeOf({ file, line, column }: PublishedDiagnostic): string {
  return `${file}:${line}:${column}`
}
