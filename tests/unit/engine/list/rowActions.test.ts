import { describe, expect, it } from 'vitest'
import { rowActions } from '../../../../src/engine/list/rowActions.ts'
import { entity, list, resource } from './sampleList.ts'

const scope = { account: {}, config: {}, user: {} }
const everyone = () => true

function offered(row: Record<string, unknown>, can: (access: string[]) => boolean = everyone) {
  return rowActions({ list, resource, entity }, { id: 'p 1', ...row }, scope, can)
}

describe('row actions', () => {
  it("follow the row's state and conditions, in definition order", () => {
    expect(offered({ state: 'packed', van: 'A' }).map(({ id }) => id)).toEqual([
      'send',
      'edit',
      'print',
      'delete',
    ])
    expect(offered({ state: 'sent', van: 'A' }).map(({ id }) => id)).toEqual(['edit', 'print'])
  })

  it('omit actions without permission', () => {
    expect(offered({ state: 'packed', van: 'A' }, (access) => access.length === 0)).toEqual([])
  })

  it('never include server-only transitions', () => {
    expect(offered({ state: 'sent', van: 'A' }).map(({ id }) => id)).not.toContain('lose')
  })

  it('omit a link or call whose URL cannot be filled', () => {
    expect(offered({ state: 'sent' })).toEqual([])
  })

  it('have encoded URLs and a failure message', () => {
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
