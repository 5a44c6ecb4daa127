import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSegments, limitFor, segmentLabel } from '../../../../src/domain/sms/index.ts'
import { GSM_BASIC, GSM_EXTENSION } from '../../../../src/domain/sms/gsmAlphabet.ts'
import { seed } from '../../../support/sampling.ts'

interface Vector {
  id: string
  text: string
  encoding: 'GSM-7' | 'UCS-2'
  units: number
  segments: number
  units_per_segment: number[]
}

// Read, not imported: the import of JSON refuses the vector with a lone surrogate.
const vectorFile = new URL('../data/sms_segment_vectors.json', import.meta.url)
const { vectors } = JSON.parse(readFileSync(vectorFile, 'utf8')) as { vectors: Vector[] }

console.log(`countSegments seed ${seed}`)

function check(text: string, expected: Partial<ReturnType<typeof countSegments>>) {
  expect(countSegments(text)).toMatchObject(expected)
}

describe('countSegments matches the reference vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector] as const))('for %s', (_, vector) => {
    check(vector.text, {
      encoding: vector.encoding,
      units: vector.units,
      segments: vector.segments,
      unitsPerSegment: vector.units_per_segment,
    })
  })
})

describe('countSegments', () => {
  it('recognizes exactly the 137 characters of both GSM tables', () => {
    const gsm = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter(
      (character) => countSegments(character).encoding === 'GSM-7',
    )
    expect(new Set(gsm)).toEqual(new Set(Array.from(GSM_BASIC + GSM_EXTENSION)))
    expect(gsm).toHaveLength(137)
  })

  it.each(Array.from('\\^{}[]~|€'))('counts %s as two units in GSM text', (character) => {
    check(character, { units: 2 })
    check(`${character}ж`, { units: 2 })
  })

  it('returns the room left in the last segment', () => {
    check('', { unitsLeft: 160 })
    check('a'.repeat(161), { unitsLeft: 145 })
    check('ж'.repeat(70), { unitsLeft: 0 })
  })

  it('never loses a unit, overfills a part or leaves more than one unit unused before the last', () => {
    const piece = fc.constantFrom('a', '€', '[', 'ж', '😀', '\ud83d', '\n')
    const gsmPiece = fc.constantFrom('a', '€', '[', '\n')
    const text = fc.oneof(fc.array(piece, { maxLength: 900 }), fc.array(gsmPiece, { maxLength: 1700 }))
    fc.assert(
      fc.property(text, (pieces) => {
        const { encoding, units, unitsPerSegment } = countSegments(pieces.join(''))
        const limit = encoding === 'GSM-7' ? 153 : 67
        expect(unitsPerSegment.reduce((sum, part) => sum + part, 0)).toBe(units)
        if (unitsPerSegment.length > 1) {
          expect(Math.max(...unitsPerSegment)).toBeLessThanOrEqual(limit)
          expect(Math.min(...unitsPerSegment.slice(0, -1))).toBeGreaterThanOrEqual(limit - 1)
        }
      }),
      { seed },
    )
  })
})

describe('limits and labels', () => {
  it('allow 1530 units, or 670 with a character outside GSM', () => {
    expect(limitFor('plain')).toBe(1530)
    expect(limitFor('😀')).toBe(670)
  })

  it('label the segments, with a minimum when there are variables', () => {
    expect(segmentLabel('a'.repeat(161))).toBe('2 seg')
    expect(segmentLabel('Hi {{name}}')).toBe('Min. 1 seg')
    expect(segmentLabel('{{a}}')).toBe('Min. 1 seg')
    expect(segmentLabel(`${'a'.repeat(155)}{{name}}`)).toBe('Min. 1 seg')
    expect(countSegments(`${'a'.repeat(155)}{{name}}`).units).toBe(167)
    expect(segmentLabel(`${'a'.repeat(161)}{{name}}`)).toBe('Min. 2 seg')
  })
})
