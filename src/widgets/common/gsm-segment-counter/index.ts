export { GsmSegmentCounter, type GsmSegmentCounterProps } from './GsmSegmentCounter.tsx'
