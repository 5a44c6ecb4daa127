const samples: readonly [words: RegExp, sample: string][] = [
  [/(first|given)_?name|^name$|fname/, 'Anna'],
  [/(last|family|sur)_?name|lname/, 'Berg'],
  [/name/, 'Anna Berg'],
  [/company|store|shop|brand/, 'Nordic Foods'],
  [/date|day|deadline|due/, '03/05/2026'],
  [/time|hour/, '15:30'],
  [/amount|price|total|sum|balance|cost/, '49.90'],
  [/code|otp|pin|token|coupon|voucher/, '482913'],
  [/url|link|web/, 'https://example.com/offer'],
  [/order|invoice|number|ref|^id$|_id$/, 'A-10482'],
  [/city|town|place|location/, 'Oslo'],
  [/mail/, 'anna@example.com'],
  [/phone|mobile|tel/, '+12025550123'],
  [/discount|percent|off/, '20%'],
]

/** A likely value for a variable, guessed from its name, so that a preview reads like a message. */
export function sampleValue(name: string): string {
  const word = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  return samples.find(([words]) => words.test(word))?.[1] ?? 'Sample'
}
