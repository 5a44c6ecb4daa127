import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { PortalContext } from '../../engine/registry/portalContext.ts'
import { createNoticeStore } from '../notices/createNoticeStore.ts'
import { Notices } from '../notices/Notices.tsx'
import { createSamplePortal } from './createSamplePortal.ts'
import type { Answers, Example, GallerySection } from './Example.ts'
import { ExampleCard } from './ExampleCard.tsx'
import type { FieldVariant } from './fieldVariant.ts'
import { GalleryBar } from './GalleryBar.tsx'
import { readGallery } from './readGallery.ts'
import type { Diagnostic, GalleryReading } from './readGallery.ts'

/** Everything definitions can name, drawn beside the JSON that makes it. */
export function GalleryPage({ reading }: { reading: GalleryReading }) {
  const [set, setSet] = useState(reading.set)
  const [edits, setEdits] = useState<Record<string, string>>({})
  const [search, setSearch] = useState('')
  const [variant, setVariant] = useState<FieldVariant>('filled')
  const [answers, setAnswers] = useState<Answers>('samples')
  const [width, setWidth] = useState('')
  const [resets, setResets] = useState(0)
  const [notices] = useState(createNoticeStore)
  const anchor = useAnchor()
  const portal = useMemo(() => set && createSamplePortal(set, 'samples', notices), [set, notices])
  const wanted = search.trim().toLowerCase()
  const sections = useMemo(
    () => (set ? set.sections.map((each) => narrowed(each, wanted)) : []),
    [set, wanted],
  )
  const current = sectionAt(sections, anchor)

  useEffect(() => {
    document.getElementById(anchor)?.scrollIntoView()
  }, [anchor])

  async function compile(file: string, text: string): Promise<Diagnostic[]> {
    const next = { ...edits, [file]: text }
    const answer = await readGallery(next)
    if (answer.set) {
      setSet(answer.set)
      setEdits(next)
    }
    return answer.diagnostics
  }

  async function reset(): Promise<void> {
    const answer = await readGallery()
    if (answer.set) setSet(answer.set)
    setEdits({})
    setResets((before) => before + 1)
  }

  if (!set || !portal) return <Broken diagnostics={reading.diagnostics} />
  return (
    <PortalContext value={portal}>
      <div className="gallery">
        <a className="skip-link" href="#gallery-main">
          Skip to the examples
        </a>
        <GalleryBar
          search={search}
          onSearch={setSearch}
          section={current?.id}
          variant={variant}
          onVariant={setVariant}
          answers={answers}
          onAnswers={setAnswers}
          width={width}
          onWidth={setWidth}
          edited={Object.keys(edits).length}
          onReset={() => void reset()}
        />
        <nav aria-label="Sections" className="gallery-nav">
          {sections.map((section) => (
            <SectionLinks key={section.id} section={section} open={section === current} anchor={anchor} />
          ))}
          {sections.every(({ examples }) => examples.length === 0) ? <p>Nothing is called that.</p> : null}
        </nav>
        <main id="gallery-main" tabIndex={-1} data-width={width || undefined}>
          {current ? (
            <section key={`${current.id} ${resets}`} aria-labelledby={current.id}>
              <h2 id={current.id}>{current.title}</h2>
              <p className="gallery-about">{current.about}</p>
              <div className={current.id === 'icons' ? 'gallery-icons' : 'gallery-examples'}>
                {shownOf(current, anchor).map((example) => (
                  <ExampleCard
                    key={example.id}
                    example={example}
                    set={set}
                    variant={variant}
                    answers={answers}
                    notices={notices}
                    {...(reading.editable ? { onCompile: compile } : {})}
                  />
                ))}
              </div>
            </section>
          ) : null}
        </main>
        <Notices store={notices} />
      </div>
    </PortalContext>
  )
}

function SectionLinks({ section, open, anchor }: { section: GallerySection; open: boolean; anchor: string }) {
  if (section.examples.length === 0) return null
  return (
    <div>
      <a href={`#${section.id}`} aria-current={open ? 'page' : undefined}>
        {section.title} <span className="gallery-count">{section.examples.length}</span>
      </a>
      {open && section.id !== 'icons' ? (
        <ul>
          {section.examples.map((example) => (
            <li key={example.id}>
              <a href={`#${example.id}`} aria-current={example.id === anchor ? 'location' : undefined}>
                {example.name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Broken({ diagnostics }: { diagnostics: Diagnostic[] }) {
  return (
    <main className="gallery-broken">
      <h1>The definitions do not compile</h1>
      <p>The gallery is drawn from compiled definitions. Mend these, then reload.</p>
      <ul>
        {diagnostics.map((each) => (
          <li key={`${each.file} ${each.line} ${each.column} ${each.problem}`}>
            <code>
              {each.file}:{each.line}:{each.column}
            </code>{' '}
            {each.path}: {each.problem}
            {each.suggestion === undefined ? null : `. Did you mean "${each.suggestion}"?`}
          </li>
        ))}
      </ul>
    </main>
  )
}

function useAnchor(): string {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener)
      return () => window.removeEventListener('hashchange', listener)
    },
    () => decodeURIComponent(location.hash.slice(1)),
  )
}

function narrowed(section: GallerySection, wanted: string): GallerySection {
  if (wanted === '' || section.title.toLowerCase().includes(wanted)) return section
  const fits = ({ name, about }: Example) => `${name} ${about}`.toLowerCase().includes(wanted)
  return { ...section, examples: section.examples.filter(fits) }
}

/** The section of the anchor; where a search left nothing of it, the first that has something. */
function sectionAt(sections: GallerySection[], anchor: string): GallerySection | undefined {
  const full = sections.filter(({ examples }) => examples.length > 0)
  const named = full.find(
    ({ id, examples }) => id === anchor || examples.some((example) => example.id === anchor),
  )
  return named ?? full[0]
}

function shownOf({ solo, examples }: GallerySection, anchor: string): Example[] {
  if (!solo) return examples
  return [examples.find(({ id }) => id === anchor) ?? examples[0]].filter((example) => example !== undefined)
}
