/** Jobs that failed for good, which housekeeping looks for. */
export const sql = /* sql */ `create index job_dead on job (kind) where state = 'dead';`
