import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compilePortal } from '../../../../codegen/index.ts'
import { formatDefinition } from '../../../../codegen/format/formatDefinition.ts'
import { addPermissions } from '../../../../codegen/scaffold/addPermissions.ts'
import { namesOf } from '../../../../codegen/scaffold/moduleNames.ts'
import { readFieldList } from '../../../../codegen/scaffold/readFieldList.ts'
import {
  newModule,
  scaffoldDefinitions,
  type ScaffoldedDefinitions,
} from '../../../support/scaffoldDefinitions.ts'

describe('names', () => {
  it.each([
    ['contact-lists', 'contact-list', 'contact-lists', 'Contact lists', 'a contact list'],
    ['order', 'order', 'orders', 'Orders', 'an order'],
    ['companies', 'company', 'companies', 'Companies', 'a company'],
    ['addresses', 'address', 'addresses', 'Addresses', 'an address'],
    ['status', 'status', 'statuses', 'Statuses', 'a status'],
    ['people', 'person', 'people', 'People', 'a person'],
    ['equipment', 'equipment', 'equipment', 'Equipment', 'an equipment'],
    ['user-groups', 'user-group', 'user-groups', 'User groups', 'a user group'],
    ['sip-trunks', 'sip-trunk', 'sip-trunks', 'SIP trunks', 'a SIP trunk'],
    ['hourly-rates', 'hourly-rate', 'hourly-rates', 'Hourly rates', 'an hourly rate'],
  ])('of %s', (name, entity, plural, pluralTitle, withArticle) => {
    expect(namesOf(name)).toMatchObject({ module: name, entity, plural, pluralTitle, withArticle })
  })

  it('follow a title that is given', () => {
    expect(namesOf('dids', 'Phone numbers')).toMatchObject({
      title: 'Phone number',
      pluralTitle: 'Phone numbers',
    })
  })
})

describe('a list of fields', () => {
  it('says type, need, values and when each is shown', () => {
    const { fields, problems } = readFieldList(
      'name:text, kind:enum(own|bought)!, seller:text! if kind=bought',
    )
    expect(problems).toEqual([])
    expect(fields).toMatchObject([
      { name: 'name', type: 'text', required: true },
      { name: 'kind', type: 'enum', values: ['own', 'bought'], required: true },
      { name: 'seller', required: true, shownIf: { field: 'kind', value: 'bought' } },
    ])
  })

  it.each([
    ['Name:text', '"Name" is not a field name: write lower-case words joined by _'],
    ['name', '"name" is not a field: write name:type, such as amount:number'],
    ['a:text, a:text', 'the field "a" stands twice'],
    ['a:text, state:text', 'every record of a new module has "state" by itself'],
    ['a:enum(x)', '"a" needs its values: enum(new|used)'],
    ['a:text, b:text if c=1', '"b" is shown if "c", which is no other field'],
    ['a:text, b:text if a=1', '"b" is shown if "a", which is neither an enum nor a boolean'],
    ['a:enum(x|y), b:text if a=z', '"a" is never "z"; it is x or y'],
    ['', 'there is no field'],
  ])('%s is refused', (text, problem) => {
    expect(readFieldList(text).problems).toEqual([problem])
  })
})

describe('new-module', () => {
  let copy: ScaffoldedDefinitions
  beforeAll(() => {
    copy = scaffoldDefinitions()
  })
  afterAll(() => copy.remove())

  it('writes modules that compile at once', async () => {
    const { portal, diagnostics } = await compilePortal(copy.folder)
    expect(diagnostics).toEqual([])
    expect(Object.keys(portal?.modules ?? {})).toContain('inventory-items')
    expect(portal?.access.owner).toContain('InventoryItemsWrite')
  })

  it('lets nobody write who may not read what a required reference offers', () => {
    const own = scaffoldDefinitions()
    try {
      newModule(own.folder, 'orders', ['--fields', 'name:text!, template:reference(sms-template)!'])
      const folder = join(own.folder, 'modules/orders')
      const { operations } = JSON.parse(readFileSync(join(folder, 'order.resource.json'), 'utf8')) as {
        operations: Record<string, { access: string[] }>
      }
      expect(operations['create']?.access).toEqual(['Orders', 'OrdersWrite', 'SmsCampaign'])
    } finally {
      own.remove()
    }
  })

  it('adds permissions to access.json and moves nothing else of it', () => {
    const before = readFileSync('definitions/access.json', 'utf8')
    const after = addPermissions(before, [
      { id: 'New', server: 'new', title: 'See', roles: ['Support'], suborganization: false },
    ])
    expect(JSON.parse(after).permissions.at(-1)).toEqual({ id: 'New', server: 'new', title: 'See' })
    const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/,$/, ''))
    const added = linesOf(after).filter((line) => line.includes('"New"'))
    expect(added.map((line) => line.trim())).toEqual([
      '{ "id": "New", "server": "new", "title": "See" }',
      '"New"',
      expect.stringContaining('"New"'),
    ])
    const rest = linesOf(after.replaceAll(', "New"', '')).filter((line) => !line.includes('"New"'))
    expect(rest).toEqual(linesOf(before))
  })

  it('leaves access.json in its canonical form, and gives the permissions to the roles that are asked for', () => {
    const own = scaffoldDefinitions()
    try {
      newModule(own.folder, 'orders', ['--roles', 'Engineer, Support:see'])
      const text = readFileSync(join(own.folder, 'access.json'), 'utf8')
      expect(formatDefinition('access.json', text)).toEqual({ text })
      const { roles } = JSON.parse(text) as { roles: { id: string; permissions: string[] }[] }
      const having = (permission: string) =>
        roles.filter(({ permissions }) => permissions.includes(permission)).map(({ id }) => id)
      expect([having('Orders').toSorted(), having('OrdersWrite')]).toEqual([
        ['Engineer', 'Support'],
        ['Engineer'],
      ])
    } finally {
      own.remove()
    }
  })

  it.each([
    ['Contact-Lists', [], /not lower-case words joined by hyphens/],
    ['history', [], /There is a module "history" already/],
    ['contact-list', [], /There is an entity "contact-list" already/],
    ['logs', [], /There are screens below \/logs already/],
    ['orders', ['--section', 'nowhere'], /no navigation section "nowhere"; there are numbers-trunks/],
    ['orders', ['--fields', 'a:text, b:reference(nothing)'], /"nothing", which is no resource.*sender/],
    ['orders', ['--fields', 'a:texd'], /no type "texd".*; there are text, textarea/],
    ['orders', ['--colour', 'red'], /^usage/m],
    ['orders', ['--roles', 'Admin,Nobody'], /no role "Nobody"; there are Admin/],
    ['orders', ['--roles', 'Admin:write'], /"Admin:write" is not a right/],
    [
      'Orders',
      [
        '--fields',
        'A:text, b:texd, c:reference(nothing), d:text if b=x',
        '--section',
        'nowhere',
        '--roles',
        'X',
      ],
      /not lower-case words[^]*"A" is not a field name[^]*no type "texd" \(did you mean "text"\?\)[^]*no role "X"[^]*"nothing", which is no resource[^]*no navigation section/,
    ],
  ])('refuses %s %j and changes nothing', (name, options, words) => {
    const before = contentsOf(copy.folder)
    expect(() => newModule(copy.folder, name, options)).toThrow(words)
    expect(contentsOf(copy.folder)).toEqual(before)
  })
})

function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name),
      readFileSync(join(parentPath, name), 'utf8'),
    ]),
  )
}
