import { formatDateTime } from '../../../shared/dates.ts'
import { timeCell } from './timeCell.tsx'

/** MM/DD/YYYY HH:mm. */
export const dateTimeCell = timeCell(formatDateTime)
