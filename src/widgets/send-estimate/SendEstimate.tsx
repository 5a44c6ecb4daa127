import type { PanelProps } from '../../engine/registry/contract.ts'

export function SendEstimate({ form }: PanelProps) {
  return <div data-mode={form.mode} />
}
