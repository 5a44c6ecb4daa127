import type { Plugin } from 'vite'

const file = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
/** Where React 19 holds content back whose placeholder was shown less than 300 ms ago. */
const held: [from: string, to: string][] = [
  ['globalMostRecentFallbackTime + 300 - now()', 'globalMostRecentFallbackTime - now()'],
  ['300 > now() - globalMostRecentFallbackTime', '0 > now() - globalMostRecentFallbackTime'],
]

/**
 * Shows content as soon as it is there. React waits 300 ms after a placeholder, once per nested one, and has no setting
 * for it; ours are invisible for their first moments instead.
 * @throws when React has changed
 */
export function revealAtOnce(): Plugin {
  let isDone = false
  return {
    name: 'reveal-at-once',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id)) return undefined
      isDone = true
      return {
        code: held.reduce((text, [from, to]) => {
          if (text.split(from).length !== 2)
            this.error(`React no longer has “${from}” once: see ${file.source}`)
          return text.replace(from, to)
        }, code),
        map: null,
      }
    },
    buildEnd(error) {
      if (!error && !isDone) this.error('react-dom-client.production.js was not bundled')
    },
  }
}
