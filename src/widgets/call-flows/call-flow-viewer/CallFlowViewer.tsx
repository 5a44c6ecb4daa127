import type { PanelProps } from '../../../engine/registry/contract.ts'
import { CallFlowBuilder } from '../call-flow-builder/CallFlowBuilder.tsx'

/** A flow to look at. */
export function CallFlowViewer(props: PanelProps) {
  return <CallFlowBuilder {...props} isReadOnly />
}
