import { describe, expect, it } from 'vitest'
import { lengthText, peaksOf, writeWav } from '../../../../src/domain/audio/index.ts'

describe('a WAV file', () => {
  it('has a header of 44 bytes that says how long it is, and a byte per sample', () => {
    const bytes = writeWav(Float32Array.from([0, 1, -1, 2, -2]), 8000)
    const view = new DataView(bytes.buffer)
    expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('RIFF')
    expect(Buffer.from(bytes.subarray(8, 16)).toString()).toBe('WAVEfmt ')
    expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
      41, 8000, 5,
    ])
    expect([...bytes.subarray(44)]).toEqual([128, 255, 1, 255, 1])
  })
})

describe('a waveform', () => {
  const check = (samples: number[], parts: number, expected: number[]): void =>
    expect(peaksOf(Float32Array.from(samples), parts)).toEqual(expected)

  it('has the loudest sample of each part, compared with the loudest of all', () => {
    check([0, 0.5, -0.25, 0, 0.1, 0], 3, [100, 50, 20])
    check([0.2, -0.4], 2, [50, 100])
  })

  it('is flat for silence, and repeats samples where there are fewer than parts', () => {
    check([0, 0, 0], 2, [0, 0])
    check([], 2, [0, 0])
    check([0.5, 1], 4, [50, 50, 100, 100])
  })
})

it('says lengths as minutes and seconds', () => {
  expect([0, 5.9, 65, 600, 3725, -1].map(lengthText)).toEqual([
    '0:00',
    '0:05',
    '1:05',
    '10:00',
    '62:05',
    '0:00',
  ])
})
