/** A text as it is checked and stored where the property has `trim`: no white space around it, accents composed (NFC). */
export function tidyText(text: string): string {
  return text.trim().normalize('NFC')
}
