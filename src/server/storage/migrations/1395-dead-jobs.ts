/** Jobs that failed for good, which housekeeping looks for. */
export const indexes = { job_dead: `job (kind) where state = 'dead'` }
