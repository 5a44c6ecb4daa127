export { SendEstimate } from './SendEstimate.tsx'
