/** The guard counts the codes to a range of numbers in the last hour, however many went to others. */
export const indexes = {
  two_fa_session_range:
    'two_fa_session (account_id, service_id, dst text_pattern_ops, created_at) where sends > 0',
}
