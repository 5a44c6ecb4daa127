import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { FirstRows } from './FirstRows.tsx'
import type { GridRows as GridRowsComponent } from './GridRows.tsx'
import { loadGridRows } from './loadGridRows.ts'

type GridProps = Omit<ComponentProps<typeof GridRowsComponent>, 'onReady'>

/**
 * The plain table at once, the grid in its place when its code is there and has drawn the same rows below it.
 * The change waits while the table is in use, and happens once.
 */
export function ListRows({ skeleton, inUse, ...props }: GridProps & { skeleton: boolean; inUse: boolean }) {
  const [Grid, setGrid] = useState<typeof GridRowsComponent | null>(null)
  const [drawn, setDrawn] = useState(false)
  const [changed, setChanged] = useState(false)
  const [touched, setTouched] = useState(false)
  const first = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (skeleton) return
    let current = true
    // The grid is much code: it comes once the first rows have been painted.
    const stopWaiting = afterPaint(() => {
      loadGridRows().then(
        ({ GridRows }) => {
          if (current) setGrid(() => GridRows)
        },
        // The table stays and works.
        () => undefined,
      )
    })
    return () => {
      current = false
      stopWaiting()
    }
  }, [skeleton])

  const mayChange = drawn && !touched && !inUse && !skeleton
  const gridShown = changed && !skeleton
  if (mayChange && !changed) setChanged(true)
  if (skeleton && (drawn || changed)) {
    setDrawn(false)
    setChanged(false)
  }
  return (
    <div className="list-rows">
      {Grid && !skeleton ? (
        <div className="list-layer" inert={!gridShown}>
          <Grid {...props} onReady={() => requestAnimationFrame(() => setDrawn(true))} />
        </div>
      ) : null}
      {gridShown ? null : (
        <div
          ref={first}
          className="list-layer"
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

function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
