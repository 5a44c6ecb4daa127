/** Why an upload is refused. Words: specification, doc1 §5, §8. */
export const uploadTexts = {
  csvOnly: 'portal:contact-upload-csv-only',
  oneFile: 'portal:contact-upload-one-file',
  tooLarge: 'portal:contact-upload-too-large',
  failed: 'portal:contact-upload-failed',
} as const
