/** As many values a query parameter that matches `in` may have. */
export const mostChosen = 100

/** The values of a parameter that matches `in`, each once, in the order they were given. */
export function chosenValues(text: string): string[] {
  return [...new Set(text.split(',').filter((value) => value !== ''))]
}
