// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface IvrService {
  id: string
  version: number
  name: string
  flow: {
    id: string
    name?: string
  }
  numbers?: {
    id: string
    number?: string
  }[]
  dialed?: string[]
  status?: ("active" | "disabled")
  calls?: number
  seconds?: number
  days?: {
    day?: string
    calls?: number
  }[]
  keys?: {
    key?: string
    callers?: number
  }[]
  created_at?: string
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'ivr-service': {
    'results': { input: undefined; output: Answer<Pick<IvrService, 'calls' | 'seconds' | 'days' | 'keys'>> }
  }
}
