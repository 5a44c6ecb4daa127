import type { PanelProps } from '../../engine/registry/contract.ts'

export function SpeedSummary({ form }: PanelProps) {
  return <div data-mode={form.mode} />
}
