import { placeholders } from './placeholders.ts'
import { templateSegments, type ShortLinks } from './templateSegments.ts'

/** The words for a message's length: '2 seg', or 'Min. 2 seg' when variables can still lengthen it. */
export function segmentLabel(text: string, shortLinks: ShortLinks = false): string {
  const segments = templateSegments(text, shortLinks)
  return placeholders(text).length === 0 ? `${segments} seg` : `Min. ${segments} seg`
}
