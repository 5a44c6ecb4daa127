import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { toCurl } from '../../../../src/engine/data/toCurl.ts'

const base = 'https://portal.example/api/site'

/** The arguments a shell hands over. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; uuidgen() { echo key; }; API_KEY=pb_key; ${command}`
  return execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1)
}

describe('a call as a command', () => {
  it('reads a list with its filters', () => {
    const command = toCurl(base, { method: 'GET', path: '/v1/parcels', query: { label: 'a b&c', state: '' } })
    expect(argumentsOf(command)).toEqual([
      `${base}/v1/parcels?label=a+b%26c`,
      '-H',
      'Authorization: Bearer pb_key',
    ])
  })

  it('hands over a body as it is, whatever it holds', () => {
    const body = { parcel: { label: `it's "$(id)" \`ls\` \\ !`, lines: 'one\ntwo' } }
    const command = toCurl(base, { method: 'POST', path: '/v1/parcels', body })
    const given = argumentsOf(command)
    expect(JSON.parse(given.at(-1) ?? '')).toEqual(body)
    expect(given).toContain('Idempotency-Key: key')
  })

  it('sends a file of any kind, named by a variable', () => {
    const command = toCurl(base, { method: 'POST', path: '/v1/files', files: ['file'] })
    expect(command).not.toContain('.csv')
    expect(argumentsOf(`FILE='a b.pdf'; ${command}`).slice(-2)).toEqual(['-F', 'file=@a b.pdf'])
  })
})
