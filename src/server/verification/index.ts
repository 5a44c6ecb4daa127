export { hashOfCode, newCode } from './codes.ts'
export { judgeCode, type Judgement } from './judgeCode.ts'
export { isPumped, rangeOf, type RangeUse } from './rangeGuard.ts'
export { withinSendingLimits, type SendingLimit, type SendingPolicy } from './withinSendingLimits.ts'
