/** The fields of the measured form: 200 texts, every tenth shown only while the one before it is filled. */
export const fieldNames: string[] = Array.from({ length: 200 }, (_, index) => `field_${index}`)
