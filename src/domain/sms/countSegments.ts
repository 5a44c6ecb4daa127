import { gsmUnits } from './gsmUnits.ts'

/** What a message costs to send. */
export interface SegmentCount {
  encoding: 'GSM-7' | 'UCS-2'
  /** septets for GSM-7 (extension characters take two), 16-bit units for UCS-2 */
  units: number
  /** 0 for empty text */
  segments: number
  unitsPerSegment: number[]
  /** what the last segment could still take */
  unitsLeft: number
}

const SINGLE_SEPTETS = 160
const PART_SEPTETS = 153
const SINGLE_UCS2 = 70
const PART_UCS2 = 67

/**
 * Counts what a message costs to send. Parts are packed as the wire has them: neither an escape with its
 * character nor a surrogate pair is split, so a part may stay one unit short and dividing would undercount.
 * @param text as typed, before placeholders are filled
 * Source: 3GPP TS 23.038 6.2.1 (alphabet), 23.040 9.2.3.24.1 (153 / 67 per part once split)
 */
export function countSegments(text: string): SegmentCount {
  const septetsOf = gsmUnits
  const unitsPerSegment: number[] = []
  let units = 0
  let part = 0
  for (let at = 0; at < text.length; at += 1) {
    const septets = septetsOf[text.charCodeAt(at)]!
    if (septets === 0) return countUcs2(text)
    units += septets
    if (part + septets > PART_SEPTETS) {
      unitsPerSegment.push(part)
      part = 0
    }
    part += septets
  }
  return segmentCount('GSM-7', units, unitsPerSegment, part, SINGLE_SEPTETS, PART_SEPTETS)
}

function countUcs2(text: string): SegmentCount {
  const unitsPerSegment: number[] = []
  let part = 0
  for (let at = 0; at < text.length;) {
    const units = text.codePointAt(at)! > 0xffff ? 2 : 1
    if (part + units > PART_UCS2) {
      unitsPerSegment.push(part)
      part = 0
    }
    part += units
    at += units
  }
  return segmentCount('UCS-2', text.length, unitsPerSegment, part, SINGLE_UCS2, PART_UCS2)
}

function segmentCount(
  encoding: SegmentCount['encoding'],
  units: number,
  fullParts: number[],
  lastPart: number,
  singleLimit: number,
  partLimit: number,
): SegmentCount {
  if (units <= singleLimit) {
    const unitsPerSegment = units === 0 ? [] : [units]
    return {
      encoding,
      units,
      segments: unitsPerSegment.length,
      unitsPerSegment,
      unitsLeft: singleLimit - units,
    }
  }
  const unitsPerSegment = [...fullParts, lastPart]
  return {
    encoding,
    units,
    segments: unitsPerSegment.length,
    unitsPerSegment,
    unitsLeft: partLimit - lastPart,
  }
}
