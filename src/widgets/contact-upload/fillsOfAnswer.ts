import type { ContactsAnswer } from './ContactsAnswer.ts'

/** The read-only companions of the field: what a processed contact file tells the record. */
export function fillsOfAnswer(answer: ContactsAnswer, filename: string): Record<string, unknown> {
  return {
    contacts_count: answer.valid,
    contacts_filename: answer.filename ?? filename,
    country: answer.country ?? undefined,
    country_code: answer.country_code ?? undefined,
    values: answer.values ?? [],
    headers: answer.headers ?? [],
    empty_cells: answer.empty_cells ?? [],
  }
}
