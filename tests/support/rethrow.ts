/** For work that reports its errors instead of throwing them. */
export const rethrow = (error: unknown): never => {
  throw error
}
