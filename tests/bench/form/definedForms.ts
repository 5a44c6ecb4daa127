/** A form of the portal that is measured beside a hand-written one: a step of a wizard, and what is done in it. */
interface MeasuredForm {
  module: string
  wizard: string
  step: string
  /** The field typed into. */
  typed?: string
  /** Options that are searched for and chosen, one after the other. */
  chosen?: readonly string[]
}

export type DefinedForm = 'trunk' | 'brand' | 'sender' | 'country'

export const definedForms: Record<DefinedForm, MeasuredForm> = {
  trunk: { module: 'sip-trunks', wizard: 'trunk', step: 'general', typed: 'label' },
  brand: { module: 'ten-dlc', wizard: 'ten-dlc-brand', step: 'business', typed: 'name' },
  sender: { module: 'sms-senders', wizard: 'sender', step: 'type', typed: 'senderID' },
  country: {
    module: 'sms-senders',
    wizard: 'sender',
    step: 'destination',
    chosen: ['germany', 'united kingdom', 'france'],
  },
}
