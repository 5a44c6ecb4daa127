import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createCompiler } from '../../../codegen/createCompiler.ts'

it('compiles a stored version in an older language like a current one', async () => {
  const compiler = createCompiler('tests/golden/definitions')
  try {
    const versions = await compiler.read()
    const files = await compiler.files('parcels', versions['parcels'] ?? '')
    for (const language of [1, 3]) {
      const wizard = readFileSync(
        join(import.meta.dirname, `migrate/parcel.language-${language}.json`),
        'utf8',
      )
      const written = Object.entries(files ?? {}).map(([path, text]) => [
        path,
        path.endsWith('parcel.wizard.json')
          ? wizard
          : text.replace('"language": 3', `"language": ${language}`),
      ])
      await compiler.hold('parcels', String(language), Object.fromEntries(written))
    }
    const [today, then] = [
      await compiler.compile({ ...versions, parcels: '3' }),
      await compiler.compile({ ...versions, parcels: '1' }),
    ]
    if (today.kind !== 'portal' || then.kind !== 'portal') throw new Error(JSON.stringify([today, then]))
    expect(then.portal.manifest.modules).toEqual(today.portal.manifest.modules)
  } finally {
    await compiler.close()
  }
})
