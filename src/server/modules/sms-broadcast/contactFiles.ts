/** Files of a contact upload: the received one, and what processing makes of it. Rows are read through the index, so it comes before them. */
export const contactFiles = {
  reads: ['source.csv'],
  writes: ['invalid.csv', 'duplicated.csv', 'rows.idx', 'contacts.csv'],
} as const

export const contactFileNames: readonly string[] = [...contactFiles.reads, ...contactFiles.writes]
