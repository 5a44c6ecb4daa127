const generalTexts = new Set(['', 'not found', 'access denied.', 'internal server error'])

/** Words of a server that tell people nothing; the portal's general text stands for them. */
export function isGeneralText(text: string): boolean {
  return generalTexts.has(text.trim().toLowerCase())
}
