import { formatExactTime } from '../../../shared/dates.ts'
import { timeCell } from './timeCell.tsx'

/** MM/DD/YYYY HH:mm:ss. */
export const exactTimeCell = timeCell(formatExactTime)
