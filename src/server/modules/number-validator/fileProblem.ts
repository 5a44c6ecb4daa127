import type { ContactFileRefusal } from '../../../domain/contacts/index.ts'
import { say, type Words } from '../../errors.ts'

/** Why the numbers of a file can't be read. */
export function fileProblem(refusal: ContactFileRefusal): Words {
  switch (refusal.code) {
    case 'empty_file':
    case 'no_rows':
    case 'no_valid_rows':
      return say('number-validator:file-empty')
    case 'not_csv':
      return say('number-validator:file-not-text')
    case 'other_encoding':
    case 'not_utf8':
      return say('number-validator:file-not-utf8')
    default:
      return say('number-validator:file-line', { line: refusal.line })
  }
}
