// Written by codegen from definitions/. Do not edit.

export type WidgetName =
  | 'text'
  | 'textarea'
  | 'number'
  | 'select'
  | 'switch'
  | 'reference-select'

export type PanelName =
  | 'label-preview'

export type CheckName =
  | 'parcels/not-too-heavy'

export type PublicFormName =
  | 'enquiry'
  | 'enter'

export type EngineTextKey =
  | 'portal:log-out'
  | 'portal:rows-chosen'
  | 'portal:step-locked'
  | 'portal:form-not-a-choice'
  | 'portal:figure-missing'
  | 'portal:bulk-state'
  | 'portal:bulk-gone'
  | 'portal:bulk-most'
  | 'portal:task-export'
