/** What people, spreadsheets and web pages write between the digits of a phone number, invisible marks included. */
const SEPARATORS = /[\s()./\-\u00AD\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060-\u2064\u2212\uFEFF]+/g

/** A phone number as typed or pasted, without what is written between its digits. */
export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '')
}
