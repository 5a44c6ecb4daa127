import { useEffect, useRef, useState } from 'react'
import { useCopy } from '../../engine/registry/useCopy.ts'
import type { ExamplePart } from './Example.ts'
import { jsonNodes, jsonTokens, nodeAt, outdent } from './jsonNodes.ts'
import type { Diagnostic } from './readGallery.ts'

export interface CodePaneProps {
  part: ExamplePart
  /** Text of the whole file. */
  text: string
  /** Compiles the file with another text; answers what is wrong with it. */
  onCompile?: (file: string, text: string) => Promise<Diagnostic[]>
}

/** How long typing must pause. */
const PAUSE_MS = 400

/** A piece of a definition file, with its colours; what is typed into it is compiled and drawn. */
export function CodePane({ part, text, onCompile }: CodePaneProps) {
  const node = nodeAt(jsonNodes(text), part.path)
  const piece = text.slice(node?.start, node?.end)
  const { text: shown, indent } = outdent(piece)
  const [typed, setTyped] = useState<string>()
  const [problems, setProblems] = useState<Diagnostic[]>([])
  const [busy, setBusy] = useState(false)
  const latest = useRef(0)
  const code = typed ?? shown
  const firstLine = text.slice(0, node?.start).split('\n').length

  useEffect(() => {
    if (typed === undefined || !onCompile || !node || typed === shown) return
    const turn = ++latest.current
    const timer = setTimeout(() => {
      const pad = ' '.repeat(indent)
      const whole = text.slice(0, node.start) + typed.replaceAll('\n', `\n${pad}`) + text.slice(node.end)
      setBusy(true)
      onCompile(part.file, whole).then(
        (found) => {
          if (turn !== latest.current) return
          setProblems(found)
          setBusy(false)
        },
        () => setBusy(false),
      )
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // Only typing starts a compilation; what it brings back changes the rest.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed])

  return (
    <div className="gallery-pane" data-broken={problems.length > 0 || undefined}>
      <header>
        <strong>{part.title}</strong>
        <span title={part.path.join('.')}>
          {part.file.slice(part.file.lastIndexOf('/') + 1)}:{firstLine}
        </span>
        {busy ? <output>Compiling…</output> : null}
        <CopyButton text={code} />
      </header>
      <div className="gallery-editor">
        <pre aria-hidden={onCompile ? true : undefined}>
          {jsonTokens(code).map((token, index) => (
            // Tokens have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} data-kind={token.kind}>
              {token.text}
            </span>
          ))}
          {'\n'}
        </pre>
        {onCompile ? (
          <textarea
            aria-label={`${part.title} in ${part.file}`}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={code}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : null}
      </div>
      {problems.length === 0 ? null : (
        <ul className="gallery-problems" role="alert">
          {problems.slice(0, 6).map((problem) => (
            <li key={`${problem.file} ${problem.line} ${problem.column} ${problem.problem}`}>
              <strong>{placeOf(problem)}</strong> {problem.problem}
              {problem.suggestion === undefined ? null : <> Did you mean “{problem.suggestion}”?</>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  /** Lines as they are seen here, where the mistake is here. */
  function placeOf({ file, line }: Diagnostic): string {
    const here = line - firstLine + 1
    const isHere = file.endsWith(part.file) && here >= 1 && here <= code.split('\n').length
    return isHere ? `Line ${here}:` : `${file.slice(file.lastIndexOf('/') + 1)}:${line}:`
  }
}

function CopyButton({ text }: { text: string }) {
  const [copied, copy] = useCopy()
  return (
    <button type="button" onClick={() => void copy(text)}>
      {copied ? 'Copied' : 'Copy'}
    </button>
  )
}
