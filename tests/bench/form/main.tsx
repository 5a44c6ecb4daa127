import { createRoot } from 'react-dom/client'

const kinds: Record<string, () => Promise<{ BenchForm: React.ComponentType }>> = {
  engine: () => import('./EngineForm.tsx'),
  rjsf: () => import('./BareRjsf.tsx'),
  react: () => import('./HandWritten.tsx'),
}

const kind = new URLSearchParams(location.search).get('kind') ?? 'engine'
const { BenchForm } = await kinds[kind]!()
const begun = performance.now()
createRoot(document.getElementById('root')!).render(<BenchForm />)

const ready = new MutationObserver(() => {
  if (document.querySelectorAll('input').length < 200) return
  ready.disconnect()
  requestAnimationFrame(() => setTimeout(() => Object.assign(window, { readyMs: performance.now() - begun })))
})
ready.observe(document.getElementById('root')!, { childList: true, subtree: true })

/** Milliseconds from a keystroke to finished scripts, styles and layout. */
const keystrokes: number[] = []
Object.assign(window, { keystrokes })
document.addEventListener(
  'beforeinput',
  () => {
    const start = performance.now()
    const channel = new MessageChannel()
    channel.port1.addEventListener('message', () => {
      document.body.getBoundingClientRect()
      keystrokes.push(performance.now() - start)
    })
    channel.port1.start()
    channel.port2.postMessage(null)
  },
  true,
)
