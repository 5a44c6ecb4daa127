import type { PanelProps } from '../../engine/registry/contract.ts'

export function MessagePreview({ form }: PanelProps) {
  return <div data-mode={form.mode} />
}
