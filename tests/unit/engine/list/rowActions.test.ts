import { describe, expect, it } from 'vitest'
import { rowActions } from '../../../../src/engine/list/rowActions.ts'
import { entity, list, resource } from './sampleList.ts'

const scope = { account: {}, config: {}, user: {} }
const everyone = () => true

function offered(row: Record<string, unknown>, can: (access: string[]) => boolean = everyone) {
  return rowActions({ list, resource, entity }, { id: 'p 1', ...row }, scope, can)
}

describe('the actions of a row', () => {
  it('follow its state and conditions, in the order of the definition', () => {
    expect(offered({ state: 'packed', van: 'A' }).map(({ id }) => id)).toEqual([
      'send',
      'edit',
      'print',
      'delete',
    ])
    expect(offered({ state: 'sent', van: 'A' }).map(({ id }) => id)).toEqual(['edit', 'print'])
  })

  it('leave out what the person may not do', () => {
    expect(offered({ state: 'packed', van: 'A' }, (access) => access.length === 0)).toEqual([])
  })

  it('never offer what only the server does', () => {
    expect(offered({ state: 'sent', van: 'A' }).map(({ id }) => id)).not.toContain('lose')
  })

  it('leave out a link or a call whose address cannot be filled', () => {
    expect(offered({ state: 'sent' })).toEqual([])
  })

  it('carry encoded addresses and what to say on failure', () => {
    const [send, edit, print, remove] = offered({ state: 'packed', van: 'A&B' })
    expect(send).toMatchObject({
      kind: 'transition',
      path: '/v1/parcels/p%201/state',
      failure: 'post:failure',
    })
    expect(edit).toMatchObject({ kind: 'link', to: '/parcels/p%201?van=A%26B' })
    expect(print).toMatchObject({
      kind: 'call',
      method: 'POST',
      path: '/v1/parcels/p%201/print',
      then: '/vans/A%26B',
      success: 'post:printed',
    })
    expect(remove).toMatchObject({ kind: 'delete', path: '/v1/parcels/p%201', confirm: { title: 'post:t' } })
  })
})
