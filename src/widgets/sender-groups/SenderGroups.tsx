import type { PanelProps } from '../../engine/registry/contract.ts'

export function SenderGroups({ form }: PanelProps) {
  return <div data-mode={form.mode} />
}
