export { recordCall, type CallEventStatus, type CallFact } from './recordCall.ts'
