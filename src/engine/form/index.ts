export { createFormStore } from './createFormStore.ts'
export type { FieldState, FormMode, FormStore, FormStoreSetup, ShownError } from './createFormStore.ts'
export { createFormAccess } from './createFormAccess.ts'
export { ErrorSummary } from './ErrorSummary.tsx'
export { FieldLabel, FieldNote } from './FieldChrome.tsx'
export {
  FixedNoticeContext,
  FormContext,
  SharedReasonContext,
  useField,
  useForm,
  useFormSelector,
} from './FormContext.ts'
export type { FormContextValue } from './FormContext.ts'
export { fieldId } from './fieldId.ts'
export { focusField } from './focusField.ts'
export { sendingFailureText } from './sendingFailureText.ts'
export { HoldStill } from './HoldStill.tsx'
export { RecordFields } from './RecordFields.tsx'
export { renewReferences } from './renewReferences.ts'
export { useRecordForm } from './useRecordForm.ts'
export type { RecordFormSetup } from './useRecordForm.ts'
export { ValueForm } from './ValueForm.tsx'
export { builtInWidgets } from './widgets/builtInWidgets.ts'
export { filesWidget } from './widgets/FilesWidget.tsx'
export { fieldWidget } from './fieldWidget.tsx'
