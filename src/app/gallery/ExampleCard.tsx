import { Component } from 'react'
import type { ReactNode } from 'react'
import { CodePane } from './CodePane.tsx'
import type { CodePaneProps } from './CodePane.tsx'
import type { Example } from './Example.ts'
import { Specimen } from './Specimen.tsx'
import type { SpecimenProps } from './Specimen.tsx'
import { useNear } from './useNear.ts'

interface ExampleCardProps extends Omit<SpecimenProps, 'drawing'> {
  example: Example
  onCompile?: CodePaneProps['onCompile']
}

/** One thing: what it is, what it looks like, and what is written for it. */
export function ExampleCard({ example, onCompile, ...shown }: ExampleCardProps) {
  const [near, ref] = useNear()
  const { drawing } = example
  if (drawing?.kind === 'icon') {
    return (
      <div className="gallery-icon" id={example.id} data-example={example.name} data-drawn>
        <Specimen {...shown} drawing={drawing} />
        <code>{example.name}</code>
      </div>
    )
  }
  return (
    <article ref={ref} id={example.id} className="gallery-example" data-example={example.name}>
      <header>
        <h3>
          <a href={`#${example.id}`}>{example.name}</a>
        </h3>
        {example.types.map((type) => (
          <code key={type}>{type}</code>
        ))}
        <p>{example.about}</p>
      </header>
      <div className="gallery-sides">
        <div className="gallery-specimen">
          {drawing === undefined ? (
            <p className="gallery-quiet">No definition uses it, so there is nothing to draw.</p>
          ) : (
            <Boundary key={`${shown.set.manifest.version} ${shown.answers} ${shown.variant}`}>
              {near ? (
                <div data-drawn>
                  <Specimen {...shown} drawing={drawing} />
                </div>
              ) : (
                <span className="gallery-waiting" />
              )}
            </Boundary>
          )}
        </div>
        <div className="gallery-code">
          {example.parts.map((part) => (
            <CodePane
              key={`${part.file} ${part.path.join('.')}`}
              part={part}
              text={shown.set.sources[part.file] ?? ''}
              {...(onCompile ? { onCompile } : {})}
            />
          ))}
          {example.parts.length === 0 ? (
            <p className="gallery-quiet">The engine draws this by itself: nothing is written for it.</p>
          ) : null}
          <Options options={example.options} />
        </div>
      </div>
    </article>
  )
}

function Options({ options }: Pick<Example, 'options'>) {
  if (options.length === 0) return null
  return (
    <details className="gallery-options">
      <summary>{options.length === 1 ? 'One key' : `${options.length} keys`} it may have</summary>
      <dl>
        {options.map(({ name, type, about, required }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {required ? <span> needed</span> : null}
            </dt>
            <dd>
              <span className="gallery-quiet">{type}</span> {about}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** A mistake in one example leaves the others alone. */
class Boundary extends Component<{ children: ReactNode }, { failure?: string }> {
  override state: { failure?: string } = {}

  static getDerivedStateFromError(error: unknown): { failure: string } {
    return { failure: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return (
      <p role="alert" className="gallery-failure">
        This could not be drawn: {failure}
      </p>
    )
  }
}
