import { lazy } from 'react'
import { domainChecks } from '../../domain/domainChecks.ts'
import { builtInWidgets } from '../../engine/form/index.ts'
import type { WidgetRegistry } from '../../engine/registry/contract.ts'
import type { CheckName, PanelName, WidgetName } from '../../generated/names.ts'

/**
 * Every widget, panel and check a definition may name. Codegen takes the names from `definitions/registry.json`,
 * so a missing line does not compile. Loaded with the first wizard; a hand-written widget is loaded when it is drawn.
 */
export const widgetRegistry: WidgetRegistry & {
  widgets: Record<WidgetName, unknown>
  panels: Record<PanelName, unknown>
  checks: Record<CheckName, unknown>
} = {
  widgets: {
    ...builtInWidgets,
    'contact-upload': lazy(async () => ({
      default: (await import('../../widgets/contact-upload/index.ts')).ContactUpload,
    })),
    'variable-mapping': lazy(async () => ({
      default: (await import('../../widgets/variable-mapping/index.ts')).VariableMapping,
    })),
    'template-editor': lazy(async () => ({
      default: (await import('../../widgets/template-editor/index.ts')).TemplateEditor,
    })),
    'sender-table': lazy(async () => ({
      default: (await import('../../widgets/sender-table/index.ts')).SenderTable,
    })),
  },
  panels: {
    'message-preview': lazy(async () => ({
      default: (await import('../../widgets/message-preview/index.ts')).MessagePreview,
    })),
    'template-preview': lazy(async () => ({
      default: (await import('../../widgets/template-preview/index.ts')).TemplatePreview,
    })),
    'schedule-summary': lazy(async () => ({
      default: (await import('../../widgets/schedule-summary/index.ts')).ScheduleSummary,
    })),
    'speed-summary': lazy(async () => ({
      default: (await import('../../widgets/speed-summary/index.ts')).SpeedSummary,
    })),
    'send-estimate': lazy(async () => ({
      default: (await import('../../widgets/send-estimate/index.ts')).SendEstimate,
    })),
    'test-send': lazy(async () => ({ default: (await import('../../widgets/test-send/index.ts')).TestSend })),
    'two-factor': lazy(async () => ({
      default: (await import('../../widgets/two-factor/index.ts')).TwoFactor,
    })),
    'password-change': lazy(async () => ({
      default: (await import('../../widgets/password-change/index.ts')).PasswordChange,
    })),
    'session-list': lazy(async () => ({
      default: (await import('../../widgets/session-list/index.ts')).SessionList,
    })),
    'phone-verification': lazy(async () => ({
      default: (await import('../../widgets/phone-verification/index.ts')).PhoneVerification,
    })),
    'support-contact': lazy(async () => ({
      default: (await import('../../widgets/support-contact/index.ts')).SupportContact,
    })),
    'sender-groups': lazy(async () => ({
      default: (await import('../../widgets/sender-groups/index.ts')).SenderGroups,
    })),
  },
  checks: domainChecks,
}
