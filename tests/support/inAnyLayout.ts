/** Finds a text of a definition file however the file is broken into lines. */
export function inAnyLayout(text: string): RegExp {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(escaped.replaceAll(/\s+/g, String.raw`\s*`))
}
