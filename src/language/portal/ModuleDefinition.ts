import type { NotificationStyle } from '../notifications.ts'
import type { EntityDefinition } from './EntityDefinition.ts'
import type { ListDefinition } from './ListDefinition.ts'
import type { PageDefinition } from './PageDefinition.ts'
import type { ResourceDefinition } from './ResourceDefinition.ts'
import type { PublicFormDefinition } from './RouteDefinition.ts'
import type { JsonValue, PathTemplate, Text, TextKey } from './Text.ts'
import type { WizardDefinition } from './WizardDefinition.ts'

/** Everything about one portal module; its compiled ES module exports it as `definition`. */
export interface ModuleDefinition {
  id: string
  title: TextKey
  entities: Record<string, EntityDefinition>
  resources: Record<string, ResourceDefinition>
  lists: Record<string, ListDefinition>
  wizards: Record<string, WizardDefinition>
  pages: Record<string, PageDefinition>
  /** Absent where it has none. */
  publicForms?: Record<string, PublicFormDefinition>
  /** Its own, and those of the portal that its lists, wizards, widgets and panels show. */
  texts: Record<TextKey, Text>
}

export interface CatalogueItem {
  value: string
  text: string
  [extra: string]: JsonValue
}

export interface FieldError {
  /** `template.id`, `mappings[0].column` */
  path: string
  /** The JSON Schema keyword that failed, or `required`, `unknown`, `read-only`, `catalogue`. */
  keyword: string
  text: TextKey | null
  /** What a check found, for the slots of its text. */
  params?: Record<string, string | number>
}

/** Emitted per entity and operation; self-contained, no eval, no import. Throws nothing. */
export type EntityValidator = (
  value: unknown,
) => { path: string; keyword: string; params: Record<string, unknown> }[]

/** What a compiled ES module exports. `validators` keys: `<entity>.create`, `<entity>.update`, `<entity>.form`. */
export interface CompiledModule {
  definition: ModuleDefinition
  validators: Record<string, EntityValidator>
}

/** How a notification is worded; the server fills the slots of texts and link. */
export interface NotificationDefinition {
  id: string
  style: NotificationStyle
  title: TextKey
  text?: TextKey
  button?: { title: TextKey; to: PathTemplate }
  closable: boolean
}
