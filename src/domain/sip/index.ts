export type { RefusalCode } from './judgeCall.ts'
export { ECHO_NUMBER } from './echoNumber.ts'
export { applyDialRule, type DialRule } from './applyDialRule.ts'
export {
  judgeCall,
  type CallRefusal,
  type CallSituation,
  type CallVerdict,
  type TrunkGuards,
} from './judgeCall.ts'
