/** Status of a Sender ID, of one of its destinations, or of its registration for a template. */
export type RegistrationStatus = 'approved' | 'pending' | 'in review' | 'declined' | 'blocked'

export function isRegistrationStatus(value: unknown): value is RegistrationStatus {
  return (
    value === 'approved' ||
    value === 'pending' ||
    value === 'in review' ||
    value === 'declined' ||
    value === 'blocked'
  )
}
