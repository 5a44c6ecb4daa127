/** Files of a check, in the folder with its id. */
export const checkFiles = {
  /** The numbers as they came. */
  source: 'source.csv',
  /** The numbers for carriers to be asked about. */
  numbers: 'numbers.csv',
  /** Results without their header. */
  part: (index: number): string => `part-${index}.csv`,
} as const

/** All of them, of a check with so many parts; one more may have been begun. */
export function namesOfFiles(parts: number): string[] {
  return [
    checkFiles.source,
    checkFiles.numbers,
    ...Array.from({ length: parts + 1 }, (_, index) => checkFiles.part(index)),
  ]
}
