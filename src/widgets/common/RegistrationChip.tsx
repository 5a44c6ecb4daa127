import { usePortal } from '../../engine/registry/portalContext.ts'
import { StatusChip as Chip } from '../../engine/registry/cells/StatusChip.tsx'
import type { RegistrationStatus } from './registration.ts'

const looks = {
  approved: { text: 'portal:registration-approved', tone: 'success', icon: 'check' },
  pending: { text: 'portal:registration-pending', tone: 'info', icon: 'schedule' },
  'in review': { text: 'portal:registration-in-review', tone: 'info', icon: 'schedule' },
  declined: { text: 'portal:registration-declined', tone: 'danger', icon: 'error' },
  blocked: { text: 'portal:registration-blocked', tone: 'danger', icon: 'block' },
} as const

/** A registration status as icon and word, never colour alone. */
export function RegistrationChip({ status }: { status: RegistrationStatus }) {
  const { t } = usePortal()
  const { text, tone, icon } = looks[status]
  return <Chip text={t(text)} tone={tone} icon={icon} />
}
