// Written by codegen from definitions/. Do not edit.

import type { Answer } from '../../language/Answer.ts'

export interface AudioFile {
  id: string
  version: number
  name: string
  file: {
    id: string
    name?: string
    bytes?: number
    type?: string
  }
  text?: string
  voice?: ("en-us" | "en-gb" | "de" | "es" | "fr" | "it" | "nb" | "nl" | "pl" | "pt-br" | "sv")
  length?: string
  seconds?: number
  created_at?: string
}

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {
  'audio-file': {
    'speech': { input: Pick<AudioFile, 'text' | 'voice'>; output: Answer<Pick<AudioFile, 'file' | 'seconds'>> }
  }
}
