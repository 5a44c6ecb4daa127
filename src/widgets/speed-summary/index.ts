export { SpeedSummary } from './SpeedSummary.tsx'
