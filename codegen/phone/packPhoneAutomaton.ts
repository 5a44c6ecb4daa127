import type { PackedPhoneAutomaton } from '../../src/domain/phone/PackedPhoneAutomaton.ts'
import type { PhoneAutomatonTables } from '../../src/domain/phone/PhoneAutomatonTables.ts'

/** Packs the tables; states must be numbered in order of first mention, as `compilePhoneAutomaton` does. */
export function packPhoneAutomaton(tables: PhoneAutomatonTables): PackedPhoneAutomaton {
  const classes = [...new Set(tables.classes)]
  const bytes: number[] = []
  let newest = 0

  function writeNumber(value: number): void {
    while (value > 127) {
      bytes.push((value & 127) | 128)
      value = Math.floor(value / 128)
    }
    bytes.push(value)
  }

  for (let state = 0; state < tables.classes.length; state += 1) {
    writeNumber(classes.indexOf(tables.classes[state]!))
    for (let digit = 0; digit < 10;) {
      const target = tables.next[state * 10 + digit]!
      let end = digit + 1
      while (end < 10 && tables.next[state * 10 + end] === target) end += 1
      const isNew = target === newest + 1
      if (isNew) newest += 1
      writeNumber((isNew ? 0 : newest + 1 - target) * 10 + end - digit - 1)
      digit = end
    }
  }
  return {
    stateCount: tables.classes.length,
    classes,
    states: Buffer.from(bytes).toString('base64'),
    countries: tables.countries.join(' '),
    lengthMasks: tables.lengthMasks,
    callingCodes: tables.callingCodes,
  }
}
