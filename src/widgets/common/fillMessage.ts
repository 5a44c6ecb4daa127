import {
  countSegments,
  placeholders,
  renderTemplate,
  segmentLabel,
  sentText,
} from '../../domain/sms/index.ts'
import type { SegmentCount, ShortLinks } from '../../domain/sms/index.ts'

export interface FilledMessage {
  text: string
  count: SegmentCount
  /** '2 seg', or 'Min. 2 seg' while variables have no value. */
  label: string
  /** Every variable has a value. */
  complete: boolean
}

/** The message one phone gets: links made short, then variables filled, in the order of sending. */
export function fillMessage(
  template: string,
  values: Readonly<Record<string, string>>,
  shortLinks: ShortLinks,
): FilledMessage {
  const complete = placeholders(template).every(({ name }) => Object.hasOwn(values, name))
  const text = renderTemplate(sentText(template, shortLinks), values)
  const count = countSegments(text)
  return { text, count, label: complete ? `${count.segments} seg` : segmentLabel(text), complete }
}
