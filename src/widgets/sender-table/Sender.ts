/** A row of `/v1/sms/senders`. */
export interface Sender {
  id: string
  title: string
  type: string
  status: string
  reason?: string | null
  is_supported?: boolean | null
  destinations?: { country_code: string; status: string }[] | null
}

/** An element of the field's value. */
export interface SelectedSender {
  id: string
  title?: string
}
