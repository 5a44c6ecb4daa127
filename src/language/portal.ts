/**
 * The compiled portal: what codegen emits from `definitions/` and what the engine and the server play.
 * Every text is a qualified key (`sms-broadcast:campaign-name`), every condition a checked tree,
 * every default filled in. Source of each shape: `definitions/_language/*.schema.json`.
 */

import type { NoticeDefinition } from './portal/LifecycleDefinition.ts'
import type { CatalogueItem, ModuleDefinition, NotificationDefinition } from './portal/ModuleDefinition.ts'
import type { AccessDefinition, PortalManifest } from './portal/PortalManifest.ts'
import type { JsonValue, Text, TextKey } from './portal/Text.ts'

export type { JsonValue, PathTemplate, Text, TextForms, TextKey, Tone } from './portal/Text.ts'
export type { Condition, ConditionNode, ConditionRoot } from './portal/Condition.ts'
export type { PlaceName, WayDefinition } from './portal/WayDefinition.ts'
export type {
  ChallengeDefinition,
  ChoiceGroup,
  ChoiceHint,
  ChoicesDefinition,
  FieldRules,
  LimitDefinition,
  LimitName,
  LookupGather,
  PropertyDefinition,
  PropertyType,
  ReferenceDefinition,
  Sensitivity,
  ServerCheckDefinition,
} from './portal/PropertyDefinition.ts'
export type {
  ActionFormDefinition,
  BadgeDefinition,
  ConfirmDefinition,
  FieldSection,
  FieldView,
} from './portal/FieldView.ts'
export type {
  LifecycleDefinition,
  NoteDefinition,
  NoticeDefinition,
  NoticeMail,
  NoticeRecipients,
  PostingDefinition,
  StateDefinition,
  TransitionActor,
  TransitionDefinition,
} from './portal/LifecycleDefinition.ts'
export type { CheckDefinition, EffectDefinition, EntityDefinition } from './portal/EntityDefinition.ts'
export type {
  BodyValue,
  BodyValues,
  EndpointDefinition,
  OperationDefinition,
  ParentDefinition,
  QueryMatch,
  QueryParameter,
  ResourceDefinition,
  RotationDefinition,
  StatisticDefinition,
  SublistDefinition,
} from './portal/ResourceDefinition.ts'
export type {
  BulkCallDefinition,
  CallActionDefinition,
  ColumnDefinition,
  DatePreset,
  FilterDefinition,
  FilterRecordDefinition,
  GroupingDefinition,
  LinkDefinition,
  ListChartDefinition,
  ListDefinition,
  PickedRecordDefinition,
  RowActionDefinition,
} from './portal/ListDefinition.ts'
export type {
  BannerDefinition,
  EstimateDefinition,
  StepDefinition,
  SubmitDefinition,
  SummaryRow,
  WizardDefinition,
  WizardMode,
} from './portal/WizardDefinition.ts'
export type {
  BlockDefinition,
  CallDefinition,
  CardDefinition,
  ChartDefinition,
  ChoiceDefinition,
  FactDefinition,
  HeadingDefinition,
  FormDefinition,
  ItemColumnDefinition,
  PageDefinition,
  PanelRoom,
  RecordDefinition,
  RecordProgressDefinition,
  RowsDefinition,
  StatDefinition,
  TaskDefinition,
} from './portal/PageDefinition.ts'
export type {
  FirstRecordDefinition,
  GateDefinition,
  NavigationEntry,
  PublicFormDefinition,
  PublicLink,
  RouteDefinition,
  ScreenReference,
  TabDefinition,
  TabsDefinition,
} from './portal/RouteDefinition.ts'
export type {
  AccessDefinition,
  AccountStateDefinition,
  BannerLink,
  BannerParam,
  BrowserFeature,
  ListToolDefinition,
  PortalBannerDefinition,
  PortalManifest,
  PublicManifest,
  SectionDefinition,
} from './portal/PortalManifest.ts'
export type {
  CatalogueItem,
  CompiledModule,
  EntityValidator,
  FieldError,
  ModuleDefinition,
  NotificationDefinition,
} from './portal/ModuleDefinition.ts'
export { listToolSlots } from './portal/PortalManifest.ts'

/** The compiler's whole result. */
export interface CompiledPortal {
  manifest: PortalManifest
  access: AccessDefinition
  /** By id; no page gets them. */
  notifications: Record<string, NotificationDefinition>
  /** Entity → transition → whom it notifies; no page gets them. */
  notices: Record<string, Record<string, NoticeDefinition[]>>
  /** What the server writes in notifications and mails; no page gets them. */
  serverTexts: Record<TextKey, Text>
  modules: Record<string, ModuleDefinition>
  catalogues: Record<string, CatalogueItem[]>
  /** Served file name → ES module text: `sms-broadcast.1f2e3d4c.js`, `catalogue-countries.9a8b7c6d.js`. */
  files: Record<string, string>
  openapi: JsonValue
}
