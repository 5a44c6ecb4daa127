import Alert from '@mui/material/Alert'
import type { AlertColor } from '@mui/material/Alert'
import { evaluateCondition, fillTemplate } from '../../language/index.ts'
import type { BannerDefinition, Tone, WizardDefinition } from '../../language/portal.ts'
import type { FormStore } from '../form/index.ts'
import { useForm, useFormSelector } from '../form/index.ts'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useWay } from '../registry/useWay.ts'

const severities: Record<Tone, AlertColor> = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
}

/** Statements that hold now: about the account, or about what was entered so far. */
export function WizardBanners({ definition, step }: { definition: WizardDefinition; step: string }) {
  const { store } = useForm()
  const { t } = usePortal()
  const shown = useFormSelector(store, () =>
    definition.banners.flatMap((banner) => bannerLine(banner, step, store)).join('\n'),
  )
  const open = useWay()
  const lines = shown === '' ? [] : shown.split('\n')
  return lines.map((line) => {
    // written by bannerLine
    const [id, params] = JSON.parse(line) as [string, Record<string, string>]
    const banner = definition.banners.find((candidate) => candidate.id === id)
    if (!banner) return null
    const { link } = banner
    const to = link && open(link, store.scope())
    return (
      <Alert key={id} severity={severities[banner.tone]} variant="outlined" sx={{ mb: 3 }}>
        {t(banner.text, params)} {link && to !== undefined && <Link to={to}>{t(link.text)}</Link>}
      </Alert>
    )
  })
}

function bannerLine(banner: BannerDefinition, step: string, store: FormStore): string[] {
  if (!banner.modes.includes(store.mode)) return []
  if (banner.steps.length > 0 && !banner.steps.includes(step)) return []
  const scope = store.scope()
  if (banner.when !== undefined && !evaluateCondition(banner.when, scope)) return []
  const params = Object.entries(banner.params).map(([name, path]) => [name, fillTemplate(path, scope) ?? ''])
  return [JSON.stringify([banner.id, Object.fromEntries(params)])]
}
