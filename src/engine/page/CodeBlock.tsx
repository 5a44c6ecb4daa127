import { use, useId, useState } from 'react'
import { fillTemplate } from '../../language/index.ts'
import type { BlockDefinition } from '../../language/portal.ts'
import { DrawnAhead } from '../data/DrawnAhead.ts'
import { usePortal } from '../registry/portalContext.ts'
import { useCopy } from '../registry/useCopy.ts'

/** Lines of code with a button that copies them all; of several samples, the one that is chosen. */
export function CodeBlock({ block }: { block: Extract<BlockDefinition, { kind: 'code' }> }) {
  const { t, session } = usePortal()
  const id = useId()
  const { samples, params } = block
  const [chosen, setChosen] = useState(samples[0]?.id)
  const [copied, copy] = useCopy()
  const title = t(block.title)
  const sample = samples.find((each) => each.id === chosen) ?? samples[0]
  // The browser knows under which address people reach the portal.
  const origin = use(DrawnAhead) ? '' : location.origin
  const slots = [
    ['portal', origin] as const,
    ...Object.entries(params).map(([name, template]) => [name, fillTemplate(template, session)] as const),
  ]
  const text = slots.reduce(
    (lines, [name, value]) => (value ? lines.replaceAll(`{${name}}`, () => value) : lines),
    sample?.code.join('\n') ?? '',
  )
  return (
    <figure className="page-code" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div>
        {samples.length > 1 && (
          <select aria-label={title} value={sample?.id} onChange={(event) => setChosen(event.target.value)}>
            {samples.map((each) => (
              <option key={each.id} value={each.id}>
                {each.title === undefined ? each.id : t(each.title)}
              </option>
            ))}
          </select>
        )}
        <button type="button" className="button" onClick={() => void copy(text)}>
          <span aria-live="polite">{copied ? t('portal:code-copied') : t('portal:code-copy')}</span>
          <span className="pb-hidden">{title}</span>
        </button>
      </div>
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
