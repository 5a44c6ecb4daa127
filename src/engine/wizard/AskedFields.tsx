import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import type { Wizard } from './useWizard.ts'
import { stepHolding } from './wizardSteps.ts'
import { findProperty } from '../../language/index.ts'
import type { StepDefinition } from '../../language/portal.ts'
import { useForm, useFormSelector } from '../form/index.ts'
import type { FormStore } from '../form/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import { isWithin } from '../../shared/paths.ts'

/** A field of another step that definitions published meanwhile ask for, or whose value they refuse. */
export interface AskedField {
  field: string
  /** Index of its step. */
  step: number
  keyword: string
}

/** What was asked for behind the person's back, as long as it is: not in this step, where errors speak for themselves. */
export function useAsked(store: FormStore, steps: StepDefinition[], wizard: Wizard): AskedField[] {
  const { brought, index, furthest } = wizard
  const listed = useFormSelector(store, () => {
    if (brought.length === 0) return '[]'
    const asked = new Map<string, AskedField>()
    for (const { path, keyword } of store.errors()) {
      const step = stepHolding(steps, path)
      const field = steps[step]?.fields.find((name) => isWithin(path, name))
      if (field === undefined || step === index || step > furthest || !brought.includes(path)) continue
      if (!asked.has(field)) asked.set(field, { field, step, keyword })
    }
    return JSON.stringify([...asked.values()])
  })
  // written by the selector above
  return JSON.parse(listed) as AskedField[]
}

interface AskedFieldsProps {
  asked: AskedField[]
  steps: StepDefinition[]
  onShow: (step: number) => void
}

/** Names each such field with the way to it. */
export function AskedFields({ asked, steps, onShow }: AskedFieldsProps) {
  const { entity } = useForm()
  const { t } = usePortal()
  if (asked.length === 0) return null
  return (
    // Without a role an Alert interrupts; this can wait until the person stops typing.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Alert severity="info" variant="outlined" role="status" sx={{ mb: 3 }}>
      {asked.map(({ field, step, keyword }) => {
        const property = findProperty(entity, field)
        const text = keyword === 'required' ? 'portal:wizard-now-required' : 'portal:wizard-now-refused'
        return (
          <div key={field}>
            {t(text, { field: property ? t(property.title) : field })}{' '}
            <Link
              component="button"
              type="button"
              align="left"
              sx={{ verticalAlign: 'baseline' }}
              onClick={() => onShow(step)}
            >
              {t('portal:wizard-fill-in', { step: t(steps[step]?.title ?? '') })}
            </Link>
          </div>
        )
      })}
    </Alert>
  )
}
