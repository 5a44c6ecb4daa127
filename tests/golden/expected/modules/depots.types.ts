// Written by codegen from definitions/. Do not edit.

export interface Depot {
  id: string
  version: number
  name: string
  open?: boolean
}

export interface Room {
  id: string
  version: number
  room?: {
    free?: number
  }
}
