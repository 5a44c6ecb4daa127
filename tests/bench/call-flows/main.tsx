import { createRoot } from 'react-dom/client'

const kinds: Record<string, () => Promise<{ BenchFlow: React.ComponentType }>> = {
  built: () => import('./BuiltFlow.tsx'),
  bare: () => import('./BareFlow.tsx'),
}

const kind = new URLSearchParams(location.search).get('kind') ?? 'built'
const { BenchFlow } = await kinds[kind]!()
const root = document.getElementById('root')!
const begun = performance.now()
createRoot(root).render(<BenchFlow />)

const ready = new MutationObserver(() => {
  if (
    root.querySelector('.react-flow__node[data-id="start"], .react-flow__node[data-id="step-0-0"]') === null
  )
    return
  if (root.querySelector('.react-flow__edge') === null) return
  ready.disconnect()
  requestAnimationFrame(() => setTimeout(() => Object.assign(window, { readyMs: performance.now() - begun })))
})
ready.observe(root, { childList: true, subtree: true })

/** Milliseconds between frames while `isDragging`. */
const frames: number[] = []
let last = 0
Object.assign(window, { frames, isDragging: false })
function onFrame(now: number): void {
  if (Reflect.get(window, 'isDragging') === true) {
    if (last > 0) frames.push(now - last)
    last = now
  } else last = 0
  requestAnimationFrame(onFrame)
}
requestAnimationFrame(onFrame)
