import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { afterPress } from '../registry/afterPress.ts'
import { FirstRows } from './FirstRows.tsx'
import type { GridRows as GridRowsComponent } from './GridRows.tsx'
import { loadGridRows } from './loadGridRows.ts'

type GridProps = Omit<ComponentProps<typeof GridRowsComponent>, 'onReady'>

/**
 * The plain table at once; once the person begins to do something, the grid in its place, when it has drawn the same
 * rows below it. The change waits while the table is in use, and happens once.
 */
export function ListRows({ skeleton, inUse, ...props }: GridProps & { skeleton: boolean; inUse: boolean }) {
  const [Grid, setGrid] = useState<typeof GridRowsComponent | null>(null)
  const [drawn, setDrawn] = useState(false)
  const [changed, setChanged] = useState(false)
  const [touched, setTouched] = useState(false)
  const first = useRef<HTMLDivElement>(null)
  const gridLayer = useRef<HTMLDivElement>(null)
  const [scrolling, setScrolling] = useState(false)
  const scrolled = useRef({ top: 0, left: 0 })
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const intends = useIntent()
  useEffect(() => {
    if (skeleton || !intends) return
    let current = true
    loadGridRows().then(
      ({ GridRows }) => {
        if (current) setGrid(() => GridRows)
      },
      // The table stays and works.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [intends, skeleton])

  const mayChange = drawn && !touched && !scrolling && !inUse && !skeleton
  const gridShown = changed && !skeleton
  if (skeleton && (drawn || changed)) {
    setDrawn(false)
    setChanged(false)
  }
  useLayoutEffect(() => {
    if (gridShown) gridLayer.current?.querySelector('.ag-grid-viewport')?.scrollTo(scrolled.current)
  }, [gridShown])
  const may = useRef(false)
  useEffect(() => {
    may.current = mayChange
    // A click must meet what was pressed.
    if (mayChange && !changed) afterPress(() => may.current && setChanged(true))
  }, [mayChange, changed])
  return (
    <div className="list-rows">
      {Grid && !skeleton ? (
        <div
          ref={gridLayer}
          className="list-layer"
          inert={!gridShown}
          aria-hidden={gridShown ? undefined : true}
        >
          <Grid {...props} onReady={() => requestAnimationFrame(() => setDrawn(true))} />
        </div>
      ) : null}
      {gridShown ? null : (
        <div
          ref={first}
          className="list-layer"
          onScrollCapture={({ target }) => {
            if (!(target instanceof Element)) return
            scrolled.current = { top: target.scrollTop, left: target.scrollLeft }
            setScrolling(true)
            clearTimeout(resting.current)
            resting.current = setTimeout(() => setScrolling(false), restMs)
          }}
          onFocus={() => setTouched(true)}
          onBlur={(event) => {
            if (!inUse && !first.current?.contains(event.relatedTarget)) setTouched(false)
          }}
        >
          <FirstRows skeleton={skeleton} {...props} />
        </div>
      )}
    </div>
  )
}

/** Rows that were not scrolled for so long rest. */
const restMs = 200

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/** Whether the person has begun to do something on this page: at rest, rows need no grid, which is much code. */
function useIntent(): boolean {
  const [intends, setIntends] = useState(false)
  useEffect(() => {
    if (intends) return
    const seen = new AbortController()
    const note = (): void => {
      seen.abort()
      setIntends(true)
    }
    for (const sign of signs)
      window.addEventListener(sign, note, { capture: true, passive: true, signal: seen.signal })
    return () => seen.abort()
  }, [intends])
  return intends
}
