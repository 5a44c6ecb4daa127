export { ScheduleSummary } from './ScheduleSummary.tsx'
