/** Sizes and times of a contact upload; the specification gives each (doc1 §5, §9). */
export const uploadLimits = {
  maxBytes: 25 * 2 ** 20,
  retries: 5,
  retryDelayMs: 5_000,
  uploadTimeoutMs: 1_000_000,
  pollMs: 2_000,
  pollTimeoutMs: 30_000,
} as const
