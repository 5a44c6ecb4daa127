import { StatusChip as Chip } from '../../engine/registry/cells/StatusChip.tsx'
import type { RegistrationStatus } from './registration.ts'

const looks = {
  approved: { text: 'Approved', tone: 'success', icon: 'check' },
  pending: { text: 'Pending', tone: 'info', icon: 'schedule' },
  'in review': { text: 'In review', tone: 'info', icon: 'schedule' },
  declined: { text: 'Declined', tone: 'danger', icon: 'error' },
  blocked: { text: 'Blocked', tone: 'danger', icon: 'block' },
} as const

/** A registration status as icon and word, never colour alone. */
export function StatusChip({ status }: { status: RegistrationStatus }) {
  return <Chip {...looks[status]} />
}
