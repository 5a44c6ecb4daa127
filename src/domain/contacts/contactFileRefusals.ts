/** Why a contact file cannot be used at all: what is wrong, then what to do about it. `{…}` is filled per file. */
export const contactFileRefusals = {
  empty_file: 'The file is empty. Choose a CSV file with one contact per line, the phone number first.',
  not_csv:
    'The file is {format}, not a CSV file. Open it and save it as "CSV UTF-8 (comma delimited)", then upload that file.',
  not_utf8:
    'The file is not encoded in UTF-8: {detail}. Save it again as "CSV UTF-8 (comma delimited)" or, in a text editor, with the encoding UTF-8.',
  has_nul:
    'Line {line} has a NUL byte, which no text has. The file is damaged or not a CSV file; export it again as "CSV UTF-8".',
  line_too_long:
    'Line {line} is longer than 64 KB. Check that each contact is on a line of its own and that the file is a CSV file.',
  unclosed_quote:
    'The quotation mark opened on line {line} is never closed. Add the closing mark, or write a mark inside a value twice ("").',
  too_many_columns:
    'Line {line} has more than 200 columns. Keep the phone number and the columns used as variables.',
  no_rows:
    'The file has no contacts. Write one contact per line, the phone number first, such as +12025550123.',
  no_valid_rows:
    'No row has a valid phone number in its first column; the most common problem is "{reason}" (for instance on line {line}). Write the numbers in international form, such as +12025550123.',
} as const

/** A key of `contactFileRefusals`. */
export type ContactFileRefusalCode = keyof typeof contactFileRefusals

/** A refusal of a whole file: a code for programs and a sentence that says what to do. */
export interface ContactFileRefusal {
  code: ContactFileRefusalCode
  message: string
}

/** Makes a refusal with its sentence filled in. */
export function refuseContactFile(
  code: ContactFileRefusalCode,
  values: Readonly<Record<string, string | number>> = {},
): ContactFileRefusal {
  const message = contactFileRefusals[code].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
  return { code, message }
}
