import type { PanelProps } from '../../engine/registry/contract.ts'

export function ScheduleSummary({ form }: PanelProps) {
  return <div data-mode={form.mode} />
}
