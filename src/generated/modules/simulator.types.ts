// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface SimulatedCall {
  id: string
  version: number
  from: string
  to: {
    id: string
    number?: string
  }
  status?: ("under-way" | "answered" | "busy" | "not-answered")
  created_at?: string
}

export interface SimulatedMessage {
  id: string
  version: number
  from: string
  to: {
    id: string
    number?: string
  }
  text: string
  created_at?: string
}

export interface Simulation {
  id: string
  version: number
  outcome: ("delivered" | "undelivered" | "expired" | "dlr_expired")
  decision: string
  note?: string
  reason?: string
  text: string
  resolves?: boolean
  act: ("keys" | "silence" | "hang-up" | "answer" | "busy" | "no-answer" | "trunk-offline" | "leave-message")
  keys?: string
  number_country: ("US" | "GB")
  key_label: string
  days: number
}

export interface SimulatorProgress {
  id: string
  version: number
  progress?: {
    numbers?: number
    routed_numbers?: number
    trunks?: number
    received_calls?: number
    placed_calls?: number
    flow_calls?: number
    received_messages?: number
    keys?: number
    two_fa_services?: number
    verified_codes?: number
    published_flows?: number
    answered_tickets?: number
  }
}

export interface SimulatorSettings {
  id: string
  version: number
  outage: ("none" | "one-minute" | "five-minutes" | "fifteen-minutes")
  outage_until?: string
  fails_share: number
  fails_as: ("undelivered" | "expired" | "rejected" | "dlr_expired")
  declines_cards: boolean
  holds_receipts: boolean
  holds_reviews: boolean
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'simulation': {
    'decide-receipt': { input: Pick<Simulation, 'outcome'>; output: unknown }
    'decide-review': { input: Pick<Simulation, 'decision' | 'note' | 'reason'>; output: unknown }
    'answer-ticket': { input: Pick<Simulation, 'text' | 'resolves'>; output: unknown }
    'clock': { input: Pick<Simulation, 'days'>; output: unknown }
    'act': { input: Pick<Simulation, 'act' | 'keys'>; output: unknown }
    'assign-number': { input: Pick<Simulation, 'number_country'>; output: unknown }
    'assign-key': { input: Pick<Simulation, 'key_label'>; output: unknown }
  }
  'simulator-progress': {
    'steps': { input: undefined; output: Answer<Pick<SimulatorProgress, 'progress'>> }
  }
}
