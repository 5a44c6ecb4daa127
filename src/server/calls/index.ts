export { recordCall, type CallEventStatus, type CallFact } from './recordCall.ts'
export {
  ringSeconds,
  simulatedCallOutcome,
  stepFlowCall,
  type CallOutcome,
  type FlowCall,
} from './stepFlowCall.ts'
