import { useId } from 'react'
import { usePortal } from '../registry/portalContext.ts'
import { useCopy } from '../registry/useCopy.ts'

/** Lines of code with a button that copies them all. */
export function CodeBlock({ title, lines }: { title: string; lines: readonly string[] }) {
  const { t } = usePortal()
  const id = useId()
  const text = lines.join('\n')
  const [copied, copy] = useCopy()
  return (
    <figure className="page-code" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <button type="button" className="button" onClick={() => void copy(text)}>
        <span aria-live="polite">{copied ? t('portal:code-copied') : t('portal:code-copy')}</span>
        <span className="pb-hidden">{title}</span>
      </button>
      {/* Long lines are scrolled, by keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section tabIndex={0} aria-labelledby={id}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </figure>
  )
}
