export { callOfBulk, callOfOperation, refusingState, statesOf } from './accountStates.ts'
export type { AskedCall } from './accountStates.ts'
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
export { choicesOf, hintsOf, isOffered } from './choices.ts'
export { chosenValues, mostChosen } from './chosenValues.ts'
export type { ChoiceOption } from './choices.ts'
export { limitsNow, withLimits } from './fieldLimits.ts'
export type { FieldLimit } from './fieldLimits.ts'
export { disabledBecause, formReads, isEnabled, isRequired, isVisible } from './fieldState.ts'
export { fillAppearing } from './fillAppearing.ts'
export { fillEmptied } from './fillEmptied.ts'
export { fillText } from './fillText.ts'
export type { TextParams } from './fillText.ts'
export { fillTemplate } from './fillTemplate.ts'
export { followRules, forcedNow, lookedUp } from './followRules.ts'
export { findProperties, findProperty } from './findProperty.ts'
export { fileFields, fileRulesOf, filesIn, fileTypeOf, MEGABYTE } from './files.ts'
export type { FileValue } from './files.ts'
export { fileTypes } from './fileTypes.ts'
export type { FileRules, FileTypeName } from './fileTypes.ts'
export { ruleKey } from './ruleScope.ts'
export { initialValue } from './initialValue.ts'
export { inputEntity } from './inputEntity.ts'
export { isPresent } from './isPresent.ts'
export { readPublicForm } from './readPublicForm.ts'
export { refusalText } from './refusalText.ts'
export type { RefusalText } from './refusalText.ts'
export { restrictCollection, restrictModule } from './restrictModule.ts'
export type { Can } from './restrictModule.ts'
export type { Scope } from './Scope.ts'
export { isStoredSecret, storedSecret, withoutStoredSecrets } from './storedSecret.ts'
export { submitValue, writableValue } from './submitValue.ts'
export { isWritable } from './isWritable.ts'
export type { WriteOperation } from './isWritable.ts'
export { verifyRecord } from './verifyRecord.ts'
export type { Checks, VerifyRequest } from './verifyRecord.ts'
export { dueFees, stateValue, transitionsFrom, type DueFee } from './transitions.ts'
