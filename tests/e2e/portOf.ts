/**
 * A port for tests that run beside others: each worker has its own of every slot.
 * @param slot 0 is the portal of every test; a file's own servers take 1 to 3
 */
export function portOf(slot: 0 | 1 | 2 | 3): number {
  return Number(process.env['E2E_PORT'] ?? 4390) + 4 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) + slot
}
