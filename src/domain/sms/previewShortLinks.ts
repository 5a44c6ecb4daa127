/** What a short link looks like in previews: fixed host and six characters, so that lengths can be judged. */
export const SHORT_LINK_SAMPLE = 'https://pbay.io/AbC12d'

const LINK = /\bhttps?:\/\/[^\s<>"{}|\\^`]*[^\s<>"{}|\\^`.,;:!?)\]']/gi

/** Shows every web link of a message as the sample short link, which is as long as a real one. */
export function previewShortLinks(text: string): string {
  return text.replace(LINK, SHORT_LINK_SAMPLE)
}
