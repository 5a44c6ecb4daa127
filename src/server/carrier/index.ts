export type {
  Carrier,
  OutboundMessage,
  Receipt,
  ServiceMessage,
  Submission,
  TemplateForReview,
  TemplateReview,
} from './Carrier.ts'
export { createCarrierSimulator, type CarrierSimulatorOptions } from './createCarrierSimulator.ts'
export { simulatedOutcome, type SimulatedOutcome } from './simulatedOutcome.ts'
export { seededFraction } from './seededFraction.ts'
