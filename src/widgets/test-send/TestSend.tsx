import type { PanelProps } from '../../engine/registry/contract.ts'

export function TestSend({ form }: PanelProps) {
  return <div data-mode={form.mode} />
}
