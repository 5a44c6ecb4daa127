const LINK = /\bhttps?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|co|us|biz|info|app|ly|me)\b/i
/** Nine digits or more, grouped as people group them; dates and prices have fewer. */
const PHONE = /(?:\+|\b)\(?\d(?:[ ().-]{0,2}\d){8,14}\b/
const OPT_OUT = /\b(?:stop|end|quit|cancel|unsubscribe|opt[ -]?out)\b/i
const LEGAL_FORM =
  /[\s,]+(?:inc|llc|ltd|corp|co|gmbh|plc|llp|lp|company|corporation|incorporated|limited)\.?$/i

/** Whether a text names a company, whatever its capitals, its punctuation and its legal form. */
export function mentionsName(text: string, name: string): boolean {
  return plain(text).includes(plain(name.trim().replace(LEGAL_FORM, '')))
}

/** Whether a text says how to stop the messages. */
export function tellsOptOut(text: string): boolean {
  return OPT_OUT.test(text)
}

/** Whether a text has a web address; short forms such as shop.example.com count. */
export function hasLink(text: string): boolean {
  return LINK.test(text)
}

/** Whether a text has a phone number to call. */
export function hasPhoneNumber(text: string): boolean {
  return PHONE.test(text)
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
