import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compilePortal } from '../../../../codegen/index.ts'
import { copyDefinitions } from '../../../support/copyDefinitions.ts'

it('ignores a leading byte-order mark', async () => {
  const copy = copyDefinitions(join(import.meta.dirname, '../../../golden/definitions'))
  try {
    const plain = await compilePortal(copy.folder)
    const path = 'modules/depots/depots.list.json'
    copy.write(path, `\uFEFF${copy.read(path)}`)
    const marked = await compilePortal(copy.folder)
    expect(marked.diagnostics).toEqual([])
    expect(marked.portal).toEqual(plain.portal)
  } finally {
    copy.dispose()
  }
})
