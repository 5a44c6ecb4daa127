/** Texts of the specification, verbatim (doc1 §5, §8). */
export const uploadTexts = {
  csvOnly: 'CSV files are allowed only',
  oneFile: '1 file is allowed only',
  tooLarge: 'The CSV file size must be 25MB or less',
  failed: 'File upload failed. Please try again.',
} as const
