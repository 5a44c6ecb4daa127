export {
  createOutgoing,
  OutgoingError,
  type Outgoing,
  type OutgoingAnswer,
  type OutgoingMessage,
  type OutgoingOptions,
  type OutgoingReason,
  type OutgoingRefusal,
} from './createOutgoing.ts'
