import type { MailWords } from '../mail/index.ts'
import type { Publisher } from '../publishing/Publisher.ts'

/** Texts of the definitions currently published. */
export function publishedWords(publisher: Pick<Publisher, 'current'>): MailWords {
  return {
    text: (key, params) => publisher.current().text(key, params),
    product: () => publisher.current().portal.manifest.product,
  }
}
