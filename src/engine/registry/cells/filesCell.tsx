import { filesIn } from '../../../language/index.ts'
import { FileLinks } from '../FileLinks.tsx'
import type { CellProps, CellVariant } from './CellVariant.ts'

/** A file, or several, as links that download them. */
export const filesCell: CellVariant = {
  align: 'start',
  text: (value) =>
    filesIn(value)
      .map(({ name }) => name)
      .join(', '),
  Cell: FilesCell,
}

function FilesCell({ value }: CellProps) {
  const files = filesIn(value)
  return files.length === 0 ? null : <FileLinks files={files} />
}
