/** Jobs under way: few among all that wait. Their leases change too often to be in an index. */
export const indexes = { job_running: `job (account_id, kind) where state = 'running'` }
