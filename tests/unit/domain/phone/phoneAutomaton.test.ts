import { readFileSync } from 'node:fs'
import examples from 'libphonenumber-js/mobile/examples'
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { emitPhoneAutomaton } from '../../../../codegen/phone/emitPhoneAutomaton.ts'
import { checkPhoneNumber } from '../../../../src/domain/phone/index.ts'
import { phoneAutomaton } from '../../../../src/domain/phone/phoneAutomaton.ts'
import { automatonClass } from '../../../../src/domain/phone/PhoneAutomatonTables.ts'
import { createRandom, seed } from '../../../support/sampling.ts'

const { next, classes, callingCodes } = phoneAutomaton()
const codes = Object.keys(callingCodes)
const random = createRandom(seed)

console.log(`phoneAutomaton seed ${seed}`)

/** Compares one number in E.164 with libphonenumber-js; anything but `+` and 7 to 15 digits is no E.164 number. */
function check(text: string): string | undefined {
  const library = parsePhoneNumberFromString(text)
  const isValid = /^\+[1-9]\d{6,14}$/.test(text) && library !== undefined && library.isValid()
  const ours = checkPhoneNumber(text)
  const expected = isValid ? `${library.number} ${library.country}` : 'invalid'
  const actual = ours.valid ? `${ours.number} ${ours.country}` : 'invalid'
  return actual === expected ? undefined : `${text}: ${actual}, libphonenumber-js says ${expected}`
}

function checkMany(count: number, make: () => string) {
  const differences: string[] = []
  let valid = 0
  for (let done = 0; done < count; done += 1) {
    const text = make()
    if (checkPhoneNumber(text).valid) valid += 1
    const difference = check(text)
    if (difference) differences.push(difference)
  }
  console.log(`${count} numbers compared, ${valid} of them valid`)
  expect(differences.slice(0, 10)).toEqual([])
}

function randomDigits(length: number): string {
  return Array.from({ length }, () => random(10)).join('')
}

/** Walks the automaton at random until a valid number ends. */
function validNumber(): string {
  for (;;) {
    let state = 0
    let digits = ''
    while (digits.length < 15) {
      const digit = random(10)
      const target = next[state * 10 + digit]!
      if (target === state) break
      state = target
      digits += digit
      if (classes[state]! & automatonClass.valid && random(3) === 0) return `+${digits}`
    }
  }
}

function mutated(number: string): string {
  const at = 1 + random(number.length - 1)
  const kind = random(3)
  return number.slice(0, at) + (kind === 1 ? '' : random(10)) + number.slice(kind === 2 ? at : at + 1)
}

const countries = Object.keys(examples) as CountryCode[]

function exampleNumber(country: CountryCode): string {
  const [code] = Object.entries(callingCodes).find(([, plan]) => plan.countries.includes(country))!
  return `+${code}${examples[country]}`
}

describe('the phone automaton agrees with libphonenumber-js', () => {
  it('for every example number and its neighbours', () => {
    const texts = countries.map(exampleNumber)
    for (const number of texts.slice()) {
      for (let at = 1; at < number.length; at += 1) {
        texts.push(number.slice(0, at) + random(10) + number.slice(at + 1))
        texts.push(
          number.slice(0, at) + number.slice(at + 1),
          number.slice(0, at) + random(10) + number.slice(at),
        )
      }
    }
    const queue = texts.values()
    checkMany(texts.length, () => queue.next().value!)
  })

  it('for 5 to 17 random digits after every calling code', () => {
    checkMany(80_000, () => {
      const code = codes[random(codes.length)]!
      return `+${code}${randomDigits(Math.max(1, 5 + random(13) - code.length))}`
    })
  })

  it('for valid numbers of every kind', () => {
    checkMany(60_000, validNumber)
  })

  it('for valid numbers with one digit changed, added or removed', () => {
    checkMany(60_000, () => mutated(validNumber()))
  })

  it('for numbers with a national prefix after the calling code', () => {
    const prefixes = ['0', '00', '1', '8', '80', '06', '015', '0121', '9', '180020', '15', '003768', '02']
    checkMany(30_000, () => {
      const number = validNumber()
      const code = codes.find((candidate) => number.startsWith(`+${candidate}`))!
      return `+${code}${prefixes[random(prefixes.length)]}${number.slice(code.length + 1)}`
    })
  })

  it('for every kind of Argentine number with the old 15', () => {
    checkMany(
      10_000,
      () =>
        `+54${random(2) ? '0' : ''}${['11', '221', '2202', '3327', '38'][random(5)]}15${randomDigits(6 + random(3))}`,
    )
  })
})

describe('the committed automaton', () => {
  it('is up to date with the installed metadata (node codegen/phone/emitPhoneAutomaton.ts)', () => {
    const path = new URL('../../../../src/domain/phone/phoneAutomaton.generated.ts', import.meta.url)
    expect(readFileSync(path, 'utf8') === emitPhoneAutomaton()).toBe(true)
  })
})
