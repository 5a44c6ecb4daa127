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

export interface Parcel {
  id: string
  version: number
  label: string
  size: ("small" | "large")
  fragile?: boolean
  note?: string
  weight?: number
  colour?: string
  depot: {
    id: string
    name?: string
  }
  state?: ("waiting" | "sent")
  created_at?: string
}

export interface Enquiry {
  id: string
  version: number
  number: string
  email: string
}

/** Entity id → its record. */
export interface Entities {
  'depot': Depot
  'room': Room
  'parcel': Parcel
  'enquiry': Enquiry
}

/** A response with every property, any of which can be null. */
export type Answer<Shape> = { [Name in keyof Shape]-?: NonNullable<Shape[Name]> | null }

/** Resource id → endpoint id → what it takes and answers, where the definition declares it. */
export interface Endpoints {

}
