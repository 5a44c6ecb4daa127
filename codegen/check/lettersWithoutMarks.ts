const LETTERS = /\\p\{(?:(?:gc|General_Category)=)?(?:L|Letter)\}/
const MARKS = /\\p\{(?:(?:gc|General_Category)=)?(?:M|Mark)\}/

/** Whether a pattern takes letters of every script but not the marks that many scripts write them with. */
export function lettersWithoutMarks(pattern: string): boolean {
  return LETTERS.test(pattern) && !MARKS.test(pattern)
}
