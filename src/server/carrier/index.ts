export type {
  Carrier,
  InboundMessage,
  OutboundMessage,
  Receipt,
  ServiceMessage,
  Submission,
  TemplateForReview,
  TemplateReview,
} from './Carrier.ts'
export { lineTypes, numberRisks, type NumberFacts, type NumberQuestion } from './NumberFacts.ts'
export { createCarrierSimulator, type CarrierSimulatorOptions } from './createCarrierSimulator.ts'
export {
  createPhoneSimulator,
  type CallOutcome,
  type PhoneSimulator,
  type SimulatedCall,
} from './createPhoneSimulator.ts'
export { readMessageReference, writeMessageReference, type MessageReference } from './messageReference.ts'
export { simulatedFacts } from './simulatedFacts.ts'
export { simulatedOutcome, type SimulatedOutcome } from './simulatedOutcome.ts'
export { seededFraction } from './seededFraction.ts'
export { receiveReplies } from './simulatedReply.ts'
export { createSimulatorHands, type SimulatorHands } from './simulatorHands.ts'
export { readSimulatorSettings, type SimulatorSettings } from './simulatorSettings.ts'
