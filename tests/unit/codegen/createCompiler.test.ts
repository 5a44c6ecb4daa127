import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createCompiler } from '../../../codegen/index.ts'

it('compiles a stored version in an older language like a current one', async () => {
  const compiler = createCompiler('tests/golden/definitions')
  try {
    const versions = await compiler.read()
    const files = await compiler.files('parcels', versions['parcels'] ?? '')
    const wizard = readFileSync(join(import.meta.dirname, 'migrate/parcel.language-1.json'), 'utf8')
    const old = Object.entries(files ?? {}).map(([path, text]) => [
      path,
      path.endsWith('parcel.wizard.json') ? wizard : text.replace('"language": 3', '"language": 1'),
    ])
    await compiler.hold('parcels', 'old', Object.fromEntries(old))
    const [today, then] = [
      await compiler.compile(versions),
      await compiler.compile({ ...versions, parcels: 'old' }),
    ]
    if (today.kind !== 'portal' || then.kind !== 'portal') throw new Error(JSON.stringify([today, then]))
    expect(then.portal.manifest.modules).toEqual(today.portal.manifest.modules)
  } finally {
    await compiler.close()
  }
})
