import { lazy } from 'react'
import { domainChecks } from '../../domain/domainChecks.ts'
import { builtInWidgets, fieldWidget, filesWidget, ValueForm } from '../../engine/form/index.ts'
import type { WidgetRegistry } from '../../engine/registry/contract.ts'
import { moduleWidgets } from './moduleWidgets.ts'
import type { CheckName, PanelName, WidgetName } from '../../generated/names.ts'

/**
 * Every widget, panel and check a definition may name. Codegen takes the names from `definitions/registry.json`,
 * so a missing line does not compile; those of modules are found by their folders. Loaded with the first wizard; a hand-written widget is loaded when it is drawn.
 */
export const widgetRegistry: WidgetRegistry & {
  widgets: Record<Exclude<WidgetName, 'rows'>, unknown>
  panels: Record<PanelName, unknown>
  checks: Record<CheckName, unknown>
} = {
  widgets: {
    ...moduleWidgets.widgets,
    ...builtInWidgets,
    'contact-upload': fieldWidget(
      lazy(async () => ({ default: (await import('../../widgets/contact-upload/index.ts')).ContactUpload })),
    ),
    'variable-mapping': fieldWidget(
      lazy(async () => ({
        default: (await import('../../widgets/variable-mapping/index.ts')).VariableMapping,
      })),
    ),
    'template-editor': fieldWidget(
      lazy(async () => ({
        default: (await import('../../widgets/template-editor/index.ts')).TemplateEditor,
      })),
    ),
    'sender-table': fieldWidget(
      lazy(async () => ({ default: (await import('../../widgets/sender-table/index.ts')).SenderTable })),
    ),
    recorder: fieldWidget(
      lazy(async () => ({
        default: filesWidget((await import('../../widgets/recorder/index.ts')).useRecorder),
      })),
    ),
  },
  panels: {
    ...moduleWidgets.panels,
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
    'sender-groups': lazy(async () => ({
      default: (await import('../../widgets/sender-groups/index.ts')).SenderGroups,
    })),
  },
  ValueForm,
  checks: domainChecks,
}
