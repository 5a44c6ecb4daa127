import { describe, expect, it } from 'vitest'
import type { LocatedDiagnostic } from '../../../../src/language/DefinitionCompiler.ts'
import { deletedFiles } from '../../../../src/server/publishing/deletedFiles.ts'

const texts = 'modules/parcels/texts.en.json'
const rules = 'modules/parcels/parcel.rules.json'
const before = { [texts]: '{}', [rules]: '{ "because": "@too-late", "text": "@too-heavy" }' }

function unused(key: string): LocatedDiagnostic {
  const [file, problem] = [`definitions/${texts}`, `text "${key}" is not used anywhere`]
  const place = { file, line: 3, column: 5, path: `texts.${key}` }
  return { ...place, problem, code: 'unused-text', severity: 'warning', text: problem }
}

describe('a deleted file', () => {
  it('is one error, whatever texts it leaves unused', () => {
    const warnings = [unused('too-late'), unused('too-heavy'), unused('spare')]
    const { errors, explained } = deletedFiles('definitions', before, { [texts]: '{}' }, warnings)
    expect(errors.map(({ text }) => text)).toEqual([
      `definitions/${rules}  the file was deleted, but 2 of its texts are still in texts.en.json: put it back, or delete them too`,
    ])
    expect([...explained]).toEqual(warnings.slice(0, 2))
  })

  it('is named with its one text, beside another that was deleted', () => {
    const other = 'modules/parcels/other.rules.json'
    const { errors } = deletedFiles(
      'definitions',
      { ...before, [other]: '{ "text": "@own" }' },
      { [texts]: '{}' },
      [unused('own'), unused('too-late')],
    )
    expect(errors.map(({ file, text }) => [file, /but (.*):/.exec(text)?.[1]])).toEqual([
      [`definitions/${rules}`, '1 of its texts is still in texts.en.json'],
      [`definitions/${other}`, '1 of its texts is still in texts.en.json'],
    ])
    expect(errors[0]).toMatchObject({ line: 1, column: 1, code: 'deleted-file', severity: 'error' })
  })

  it('explains no other warning, nor a text whose own file is gone or whose use is not', () => {
    const other = { ...unused('too-late'), code: 'other' }
    expect(deletedFiles('definitions', before, { [texts]: '{}' }, [other]).errors).toEqual([])
    expect(deletedFiles('definitions', before, {}, [unused('too-late')]).errors).toEqual([])
    expect(deletedFiles('definitions', before, before, [unused('too-late')]).errors).toEqual([])
  })

  it('blocks nothing once its texts are gone too', () => {
    expect(deletedFiles('definitions', before, { [texts]: '{}' }, [unused('spare')]).errors).toEqual([])
  })
})
