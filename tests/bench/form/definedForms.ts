/** Forms of the portal that are measured beside hand-written ones: a step of a wizard, and the field typed into. */
export const definedForms = {
  trunk: { module: 'sip-trunks', wizard: 'trunk', step: 'general', typed: 'label' },
  brand: { module: 'ten-dlc', wizard: 'ten-dlc-brand', step: 'business', typed: 'name' },
  sender: { module: 'sms-senders', wizard: 'sender', step: 'type', typed: 'senderID' },
} as const

export type DefinedForm = keyof typeof definedForms
