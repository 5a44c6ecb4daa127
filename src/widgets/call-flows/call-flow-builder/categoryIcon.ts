import { nodeTypeOf, type NodeCategory } from '../../../domain/call-flow/index.ts'

const icons: Record<NodeCategory, string> = {
  start: 'enter',
  speak: 'play',
  input: 'dialpad',
  connect: 'send',
  record: 'logs',
  logic: 'views',
  integrate: 'globe',
  end: 'block',
}

/** How a type of step is marked. */
export function categoryIcon(type: string): { icon: string; category: NodeCategory } {
  const category = nodeTypeOf(type)?.category ?? 'logic'
  return { icon: icons[category], category }
}
