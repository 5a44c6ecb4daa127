export type { FieldWidgetProps, FormAccess, PanelProps, ValueFormProps, WidgetRegistry } from './contract.ts'
export {
  PortalContext,
  usePortal,
  type Notice,
  type Portal,
  type SessionScope,
  type Translate,
} from './portalContext.ts'
export { ApiError, type ApiAnswer, type ApiClient, type ApiOptions, type UploadOptions } from './apiClient.ts'
export { type EngineTextKey } from './engineTexts.ts'
export { noticeSeconds } from './noticeSeconds.ts'
export { cells, cellOf, type CellId } from './cells/cells.ts'
export type { CellContext, CellProps, CellVariant } from './cells/CellVariant.ts'
export { numberFormat } from './cells/numberFormat.ts'
export { StatusChip, type StatusChipProps } from './cells/StatusChip.tsx'
export { Flag } from './cells/Flag.tsx'
export { useCellContext } from './useCellContext.ts'
export { useCatalogue } from './useCatalogue.ts'
export { useTimeZone, type ReadTimeZone } from './time-zone/useTimeZone.ts'
export { useDensity, type Density } from './useDensity.ts'
export { afterPress } from './afterPress.ts'
export { useNow } from './useNow.ts'
export { useCopy } from './useCopy.ts'
export { Icon, type IconProps } from './Icon.tsx'
export { Link, useOpenLink, type LinkProps } from './Link.tsx'
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx'
export { NotFound, type NotFoundProps } from './NotFound.tsx'
export { ScreenMessage, type ScreenMessageProps } from './ScreenMessage.tsx'
export { FailureMessage, failureText, type FailureMessageProps } from './FailureMessage.tsx'
