export { applyEffects } from './applyEffects.ts'
export { conditionsOf } from './conditions/conditionsOf.ts'
export type { PlacedCondition } from './conditions/conditionsOf.ts'
export {
  CALCULABLE,
  conditionValue,
  conditionVerdict,
  evaluateCondition,
} from './conditions/evaluateCondition.ts'
export { MOMENT_PATTERN, momentOf, readMoment } from './conditions/moments.ts'
export { isReading, sayVerdict } from './conditions/sayVerdict.ts'
export type {
  ConditionOrder,
  ConditionPath,
  ConditionSearch,
  ConditionWords,
} from './conditions/sayVerdict.ts'
export { disabledBecause, isEnabled, isRequired, isVisible } from './fieldState.ts'
export { fillText } from './fillText.ts'
export type { TextParams } from './fillText.ts'
export { fillTemplate } from './fillTemplate.ts'
export { findProperties, findProperty } from './findProperty.ts'
export { initialValue } from './initialValue.ts'
export { isPresent } from './isPresent.ts'
export { readPublicForm } from './readPublicForm.ts'
export { refusalText } from './refusalText.ts'
export type { RefusalText } from './refusalText.ts'
export { restrictCollection, restrictModule } from './restrictModule.ts'
export type { Can } from './restrictModule.ts'
export type { Scope } from './Scope.ts'
export { isWritable, submitValue } from './submitValue.ts'
export type { WriteOperation } from './submitValue.ts'
export { verifyRecord } from './verifyRecord.ts'
export type { VerifyRequest } from './verifyRecord.ts'
