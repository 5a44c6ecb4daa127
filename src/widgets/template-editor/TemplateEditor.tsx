import type { FieldWidgetProps } from '../../engine/registry/contract.ts'

export function TemplateEditor({ id }: FieldWidgetProps<string>) {
  return <div id={id} />
}
