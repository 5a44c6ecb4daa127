import { countSegments } from './countSegments.ts'
import { placeholders } from './placeholders.ts'

/**
 * The words for a message's length: '2 seg', or 'Min. 2 seg' when variables can still lengthen it.
 * The minimum counts the variables as empty, because a value may be shorter than its name in braces.
 */
export function segmentLabel(text: string): string {
  const variables = placeholders(text)
  if (variables.length === 0) return `${countSegments(text).segments} seg`
  let fixed = ''
  let from = 0
  for (const { start, end } of variables) {
    fixed += text.slice(from, start)
    from = end
  }
  return `Min. ${Math.max(1, countSegments(fixed + text.slice(from)).segments)} seg`
}
