/** A call as `/v1/simulator/phone` answers it. */
export interface PhoneCall {
  id: string
  from: string
  to: string
  status: 'under-way' | 'answered' | 'busy' | 'not-answered'
  /** Since it began. */
  seconds: number
  lines: { who: 'caller' | 'step' | 'heard' | 'system'; text: string; at: number }[]
  /** What is pressed next isn't shown. */
  is_secret: boolean
  acts: CallAct[]
}

export type CallAct =
  | 'keys'
  | 'silence'
  | 'hang-up'
  | 'answer'
  | 'busy'
  | 'no-answer'
  | 'trunk-offline'
  | 'leave-message'
