import 'virtual:design-tokens.css'
import { createRoot } from 'react-dom/client'
import '../../../src/app/theme/base.css'
import '../../../src/app/theme/controls.css'
import { ThemeScope } from '../../../src/app/theme/ThemeScope.tsx'
import type { DefinedForm } from './definedForms.ts'
import { readDefinedForm } from './readDefinedForm.ts'

const kinds: Record<string, () => Promise<{ BenchForm: React.ComponentType }>> = {
  engine: () => import('./EngineForm.tsx'),
  rjsf: () => import('./BareRjsf.tsx'),
  react: () => import('./HandWritten.tsx'),
}

const parameters = new URLSearchParams(location.search)
const kind = parameters.get('kind') ?? 'engine'
const form = parameters.get('form') as DefinedForm | null
const BenchForm = form === null ? (await kinds[kind]!()).BenchForm : await createDefined(form)

async function createDefined(name: DefinedForm): Promise<React.ComponentType> {
  if (name === 'country' && kind !== 'engine') return (await import('./CountriesHandWritten.tsx')).BenchForm
  const read = await readDefinedForm(name)
  const { createBenchForm } = await (kind === 'engine'
    ? import('./DefinedEngineForm.tsx')
    : import('./DefinedHandWritten.tsx'))
  return createBenchForm(read)
}

const begun = performance.now()
createRoot(document.getElementById('root')!).render(
  // As the portal draws it, whoever wrote the fields.
  <ThemeScope>
    <BenchForm />
  </ThemeScope>,
)

const ready = new MutationObserver(() => {
  if (document.querySelectorAll('input').length < (form === null ? 200 : 1)) return
  ready.disconnect()
  requestAnimationFrame(() => setTimeout(() => Object.assign(window, { readyMs: performance.now() - begun })))
})
ready.observe(document.getElementById('root')!, { childList: true, subtree: true })

/** Milliseconds from keystrokes and clicks to finished scripts, styles and layout. */
const times = { keystrokes: [] as number[], clicks: [] as number[] }
document.addEventListener('beforeinput', () => note('keystrokes'), true)
document.addEventListener('click', () => note('clicks'), true)
Object.assign(window, { times, forget: () => Object.assign(times, { keystrokes: [], clicks: [] }) })

function note(kind: keyof typeof times): void {
  const start = performance.now()
  const channel = new MessageChannel()
  channel.port1.addEventListener('message', () => {
    document.body.getBoundingClientRect()
    times[kind].push(performance.now() - start)
  })
  channel.port1.start()
  channel.port2.postMessage(null)
}
