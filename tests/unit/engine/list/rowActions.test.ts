import { describe, expect, it } from 'vitest'
import { rowActions } from '../../../../src/engine/list/rowActions.ts'
import type { RowActionDefinition } from '../../../../src/language/portal.ts'
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
    expect(print).not.toHaveProperty('form')
    expect(remove).toMatchObject({ kind: 'delete', path: '/v1/parcels/p%201', confirm: { title: 'post:t' } })
  })

  it('carry the form of what they do', () => {
    const form = { entity: 'parcel', fields: ['reason'], views: {} }
    const confirm = { title: 'post:t', text: 'post:x', action: 'post:a', dismiss: 'post:d' }
    const renew: RowActionDefinition = {
      kind: 'rotate',
      id: 'renew',
      title: 'post:renew',
      icon: 'lock',
      tone: 'neutral',
      access: ['PostWrite'],
      success: 'post:renewed',
      confirm,
      form,
    }
    const asking = list.rowActions.map((action) =>
      action.kind === 'call' ? { ...action, confirm, form } : action,
    )
    const found = rowActions(
      {
        list: { rowActions: [...asking, renew] },
        resource,
        entity: entity.lifecycle
          ? {
              ...entity,
              lifecycle: {
                ...entity.lifecycle,
                transitions: entity.lifecycle.transitions.map((each) => ({ ...each, confirm, form })),
              },
            }
          : entity,
      },
      { id: 'p 1', state: 'packed', van: 'A' },
      scope,
      everyone,
    )
    const formOf = (name: string) => found.find(({ id }) => id === name)?.form
    expect([formOf('send'), formOf('print'), formOf('renew')]).toEqual([form, form, form])
    expect(formOf('delete')).toBeUndefined()
    expect(found.at(-1)).toMatchObject({ kind: 'rotate', path: '/v1/parcels/p%201/rotate' })
  })
})
