import { countSegments } from '../../../src/domain/sms/index.ts'

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const gsm = new Map([
  ...Array.from(basic, (letter) => [letter, 1] as const),
  ...Array.from('\f^{}\\[~]|€', (letter) => [letter, 2] as const),
])

/** What a developer writes in five minutes: a map of letters and a division. */
function countByHand(text: string): number {
  let units = 0
  for (const letter of text) {
    const septets = gsm.get(letter)
    if (septets === undefined) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
    units += septets
  }
  return units <= 160 ? 1 : Math.ceil(units / 153)
}

const texts = {
  'GSM-7, 1,530 characters': 'Hello wörld €5 '.repeat(102),
  'UCS-2, 670 characters': 'Hei på deg 😀 '.repeat(60).slice(0, 670),
}

for (const [name, text] of Object.entries(texts)) {
  const ours = microsecondsOf(() => countSegments(text).segments)
  const byHand = microsecondsOf(() => countByHand(text))
  console.log(
    `${name}: ours ${ours.toFixed(1)} µs, map and division ${byHand.toFixed(1)} µs, ratio ${(ours / byHand).toFixed(2)}`,
  )
}

function microsecondsOf(work: () => number): number {
  const rounds = Array.from({ length: 30 }, () => {
    const start = performance.now()
    for (let run = 0; run < 500; run++) work()
    return ((performance.now() - start) * 1000) / 500
  })
  return rounds.toSorted((a, b) => a - b)[15]!
}
