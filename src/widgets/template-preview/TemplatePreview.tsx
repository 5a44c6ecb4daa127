import type { PanelProps } from '../../engine/registry/contract.ts'

export function TemplatePreview({ form }: PanelProps) {
  return <div data-mode={form.mode} />
}
