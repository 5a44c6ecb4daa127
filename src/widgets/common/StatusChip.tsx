import Chip from '@mui/material/Chip'
import BlockOutlined from '@mui/icons-material/BlockOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import type { RegistrationStatus } from './registration.ts'

const looks = {
  approved: { word: 'Approved', color: 'success', Icon: CheckCircleOutlined },
  pending: { word: 'Pending', color: 'info', Icon: ScheduleOutlined },
  'in review': { word: 'In review', color: 'info', Icon: ScheduleOutlined },
  declined: { word: 'Declined', color: 'error', Icon: ErrorOutlineOutlined },
  blocked: { word: 'Blocked', color: 'error', Icon: BlockOutlined },
} as const

/** A registration status as icon and word, never colour alone. */
export function StatusChip({ status }: { status: RegistrationStatus }) {
  const { word, color, Icon } = looks[status]
  return (
    <Chip
      size="small"
      variant="outlined"
      label={word}
      icon={<Icon color={color} />}
      sx={{ borderColor: 'divider', verticalAlign: 'middle' }}
    />
  )
}
