import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { compileSources, createCompileCache, readSources } from '../../../../codegen/index.ts'
import { namesOf } from '../../../../codegen/scaffold/moduleNames.ts'
import { newModuleCommand } from '../../../../codegen/scaffold/newModuleCommand.ts'
import { readFieldList } from '../../../../codegen/scaffold/readFieldList.ts'
import { evaluateCondition } from '../../../../src/language/conditions/evaluateCondition.ts'
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
  ])('for %s', (name, entity, plural, pluralTitle, withArticle) => {
    expect(namesOf(name)).toMatchObject({ module: name, entity, plural, pluralTitle, withArticle })
  })

  it('follow a given title', () => {
    expect(namesOf('dids', 'Phone numbers')).toMatchObject({
      title: 'Phone number',
      pluralTitle: 'Phone numbers',
    })
  })
})

describe('a field list', () => {
  it("sets each field's type, requirement, values and visibility", () => {
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
    ['a:text, a:text', 'the field "a" is used twice'],
    [
      'a:text, state:text',
      'every record of a new module has "state" by itself: leave it out, and name its values with --states',
    ],
    ['a:text, version:text', 'every record of a new module has "version" by itself'],
    ['a:enum(x)', '"a" needs its values: enum(new|used)'],
    ['a:text, b:text if c=1', '"b" is shown if "c", which is no other field'],
    ['a:text, b:text if a=1', '"b" is shown if "a", which is neither an enum nor a boolean'],
    ['a:enum(x|y), b:text if a=z', '"a" is never "z"; it is x or y'],
    ['a:text, b:file', '"b" needs the kinds of files it takes: file(pdf|png)'],
    ['a:text, b:challenge', '"b" needs the phone field it proves: challenge(phone)'],
    [
      'a:text, b:challenge(c)',
      '"b" proves "c", which is no field of type phone; add one, such as phone:phone!',
    ],
    ['a:phone!, b:challenge(c)', '"b" proves "c", which is no field of type phone; there is a'],
    ['a:file(pdf)', '"a" is a file, so another field comes first'],
    ['', 'there is no field'],
  ])('%s is rejected', (text, problem) => {
    expect(readFieldList(text).problems).toEqual([problem])
  })

  it('names the kinds of files there are', () => {
    expect(readFieldList('a:text, b:file(pdf|exe)').problems).toEqual([
      expect.stringMatching(/^"exe" of "b" is no kind of file; there are pdf, jpg, /),
    ])
  })
})

/** One for all cases, whose definitions hardly differ. */
const cache = createCompileCache()
const compile = async (folder: string) => compileSources(await readSources(folder), { cache })

/** What the command does, without a process of its own. @returns why it refuses, if it does */
async function refusal(folder: string, name: string, options: string[]): Promise<string | undefined> {
  const said: string[] = []
  const error = vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  try {
    return (await newModuleCommand([name, ...options], folder, cache)) === 0 ? undefined : said.join('\n')
  } finally {
    error.mockRestore()
    log.mockRestore()
  }
}

async function create(folder: string, name: string, options: string[]): Promise<void> {
  expect(await refusal(folder, name, options)).toBeUndefined()
}

describe('new-module', () => {
  let copy: ScaffoldedDefinitions
  beforeAll(() => {
    copy = scaffoldDefinitions()
  })
  afterAll(() => copy.remove())

  it('writes modules that compile', async () => {
    const { portal, diagnostics } = await compile(copy.folder)
    expect(diagnostics).toEqual([])
    expect(Object.keys(portal?.modules ?? {})).toContain('inventory-items')
    expect(portal?.access.owner).toContain('InventoryItemsWrite')
  })

  it('shows a secret only in the form', () => {
    const folder = join(copy.folder, 'modules/inventory-items')
    const naming = readdirSync(folder).filter((file) =>
      /"access_code"/.test(readFileSync(join(folder, file), 'utf8')),
    )
    expect(naming).toEqual(['inventory-item.schema.json', 'inventory-item.wizard.json'])
    const wizard = readFileSync(join(folder, 'inventory-item.wizard.json'), 'utf8')
    expect(wizard.match(/access.code/g)).toHaveLength(1)
    expect(readFieldList('token:secret, name:text').problems).toEqual([
      '"token" is never shown, so another field comes first',
    ])
  })

  it('requires read access to a required reference for writing', async () => {
    const own = scaffoldDefinitions()
    try {
      await create(own.folder, 'orders', ['--fields', 'name:text!, template:reference(sms-template)!'])
      const folder = join(own.folder, 'modules/orders')
      const { writeAccess } = JSON.parse(readFileSync(join(folder, 'order.resource.json'), 'utf8')) as {
        writeAccess: string[]
      }
      expect(writeAccess).toEqual(['Orders', 'OrdersWrite', 'SmsCampaign'])
    } finally {
      own.remove()
    }
  })

  it('writes the given fields and no others', async () => {
    const own = scaffoldDefinitions()
    try {
      await create(own.folder, 'vehicles', ['--fields', 'plate:text!, kind:enum(car|van)!, phone:phone'])
      const { portal } = await compile(own.folder)
      const { entities } = portal?.modules['vehicles'] ?? {}
      const written = Object.entries(entities?.['vehicle']?.properties ?? {})
      expect(written.flatMap(([name, { readOnly }]) => (readOnly === true ? [] : name))).toEqual([
        'plate',
        'kind',
        'phone',
      ])
    } finally {
      own.remove()
    }
  })

  it('writes records below records, a file and a code as the guide says', async () => {
    const guide = readFileSync('docs/definitions/guide.md', 'utf8')
    const command =
      /npm run new-module leases -- ([^`]*?)\n\n/.exec(guide)?.[1]?.replaceAll('\\\n', ' ') ?? ''
    const options = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain ?? '',
    )
    expect(options).toContain('--child')
    const own = scaffoldDefinitions()
    try {
      rmSync(join(own.folder, 'modules/leases'), { recursive: true })
      await create(own.folder, 'leases', options)
      const { portal, diagnostics } = await compile(own.folder)
      expect(diagnostics).toEqual([])
      const { entities, resources, wizards, pages, lists } = portal?.modules['leases'] ?? {}
      expect(resources?.['device']).toMatchObject({
        path: '/v1/leases/{lease_id}/devices',
        parent: { resource: 'lease', name: 'name' },
      })
      expect(wizards?.['lease']?.steps.map(({ id, fields }) => [id, fields])).toEqual([
        ['details', ['name', 'contact', 'starts_on', 'months', 'contract']],
        ['verification', ['verification']],
        ['summary', []],
      ])
      expect(entities?.['lease']?.properties['contract']?.file).toEqual({ types: ['pdf'], maxMegabytes: 10 })
      expect(pages?.['lease']?.blocks.map(({ kind }) => kind)).toEqual(['facts', 'rows', 'timeline'])
      expect(lists?.['devices']?.bulkActions).toEqual(['archive', 'restore', 'delete'])
    } finally {
      own.remove()
    }
  })

  it('leads records through the given states, and adds records below until the last one', async () => {
    const own = scaffoldDefinitions()
    try {
      await create(own.folder, 'visits', ['--states', 'planned, in_review,done', '--child', 'remarks'])
      const { portal, diagnostics } = await compile(own.folder)
      expect(diagnostics).toEqual([])
      const { entities, resources, lists, texts } = portal?.modules['visits'] ?? {}
      const { states, initial, transitions = [] } = entities?.['visit']?.lifecycle ?? {}
      expect([Object.keys(states ?? {}), initial]).toEqual([['planned', 'in_review', 'done'], 'planned'])
      expect(transitions.map(({ id, from, to }) => [id, from, to])).toEqual([
        ['mark-planned', ['in_review'], 'planned'],
        ['mark-in-review', ['planned', 'done'], 'in_review'],
        ['mark-done', ['in_review'], 'done'],
      ])
      expect(lists?.['visits']?.bulkActions).toEqual([...transitions.map(({ id }) => id), 'delete'])
      expect(texts?.['visits:mark-in-review']).toBe('Mark as in review')
      const { when } = resources?.['remark']?.parent ?? {}
      const mayAdd = (state: string) =>
        when !== undefined && evaluateCondition(when, { account: {}, config: {}, user: {}, row: { state } })
      expect(['planned', 'in_review', 'done'].map(mayAdd)).toEqual([true, true, false])
    } finally {
      own.remove()
    }
  })

  it('changes no file outside the folder of the module, and grants its permissions to the requested roles', async () => {
    const own = scaffoldDefinitions()
    const filesOf = () =>
      readdirSync(own.folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json') && !file.startsWith('modules/orders'))
        .map((file) => [file, readFileSync(join(own.folder, file), 'utf8')])
    try {
      const before = filesOf()
      await create(own.folder, 'orders', ['--roles', 'Engineer, Support:see'])
      expect(filesOf()).toEqual(before)
      const { portal } = await compile(own.folder)
      const { owner = [], roles = [], suborganization = [] } = portal?.access ?? {}
      const having = (permission: string) =>
        roles.filter(({ permissions }) => permissions.includes(permission)).map(({ id }) => id)
      expect([having('Orders').toSorted(), having('OrdersWrite')]).toEqual([
        ['Engineer', 'Support'],
        ['Engineer'],
      ])
      for (const holder of [owner, suborganization])
        expect(holder).toEqual(expect.arrayContaining(['Orders', 'OrdersWrite']))
    } finally {
      own.remove()
    }
  })

  it('refuses as a command too', () => {
    expect(() => newModule(copy.folder, 'orders', ['--colour', 'red'])).toThrow(/^usage/m)
  })

  it.each([
    ['Contact-Lists', [], /not lower-case words joined by hyphens/],
    ['history', [], /There is a module "history" already/],
    ['contact-list', [], /The module "contact-lists" has an entity "contact-list" already/],
    ['logs', [], /There are screens below \/logs already/],
    [
      'orders',
      ['--section', 'nowhere'],
      /no navigation section "nowhere"; there are home, sandbox, numbers-trunks,/,
    ],
    ['orders', ['--fields', 'a:text, b:reference(nothing)'], /"nothing", which is no resource.*sender/],
    ['orders', ['--fields', 'a:texd'], /no type "texd".*; there are text, textarea/],
    ['orders', ['--colour', 'red'], /^usage/m],
    ['orders', ['--child', 'Lines: name:text'], /"Lines: name:text" is no child/],
    ['orders', ['--child', 'lines: name:texd'], /lines: "name" has no type "texd"/],
    ['orders', ['--child', 'orders'], /The new module would have two entities "order"/],
    ['orders', ['--child', 'couriers'], /The module "couriers" has an entity "courier" already/],
    ['orders', ['--child', 'lines', '--child', 'lines'], /The new module would have two entities "line"/],
    ['orders', ['--states', 'open'], /at least two states/],
    ['orders', ['--states', 'open,Closed'], /"Closed" is not a state: write lower-case words/],
    ['orders', ['--states', 'in_use,spare,in-use'], /The state "in-use" is listed twice/],
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
  ])('rejects %s %j and changes nothing', async (name, options, words) => {
    const before = contentsOf(copy.folder)
    expect(await refusal(copy.folder, name, options)).toMatch(words)
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
