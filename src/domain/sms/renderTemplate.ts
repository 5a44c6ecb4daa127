import { placeholders } from './placeholders.ts'

/**
 * Fills the variables of a template. A variable without a value stays as written, so that a preview shows the gap.
 * Values are put in as they are: braces in them fill nothing.
 */
export function renderTemplate(text: string, values: Readonly<Record<string, string>>): string {
  let rendered = ''
  let from = 0
  for (const { name, start, end } of placeholders(text)) {
    rendered +=
      text.slice(from, start) + (Object.hasOwn(values, name) ? values[name] : text.slice(start, end))
    from = end
  }
  return rendered + text.slice(from)
}
