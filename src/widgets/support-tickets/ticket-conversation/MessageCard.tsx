import Box from '@mui/material/Box'
import { cellOf } from '../../../engine/registry/cells/cells.ts'
import { FileLinks } from '../../../engine/registry/FileLinks.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useCellContext } from '../../../engine/registry/useCellContext.ts'
import type { FileValue } from '../../../language/index.ts'
import { linkParts } from './linkParts.ts'

export interface Message {
  text: string
  name: string
  isAgent: boolean
  /** ISO 8601 UTC */
  at: string
  files: FileValue[]
}

const CELLS = ['relative-time']

/** One message: who wrote it, when, its text and its files. */
export function MessageCard({ message }: { message: Message }) {
  const { t } = usePortal()
  const context = useCellContext(undefined, CELLS)('at')
  const { Cell } = cellOf('relative-time')
  const { name, isAgent, at, text, files } = message
  return (
    <Box
      component="li"
      data-author={isAgent ? 'agent' : 'customer'}
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius-large)',
        bgcolor: isAgent ? 'var(--color-info-soft)' : 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mb: 1 }}>
        <Box component="strong" sx={{ fontWeight: 'var(--font-weight-strong)', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {isAgent && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('support-tickets:conversation-agent')}
          </Box>
        )}
        <Box component="span" sx={{ ml: 'auto', typography: 'caption', color: 'text.secondary' }}>
          <Cell value={at} context={context} />
        </Box>
      </Box>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}>
        {linkParts(text).map((part, index) =>
          part.href === undefined ? (
            part.text
          ) : (
            // Parts of one text keep their places.
            <a key={index} href={part.href} target="_blank" rel="noreferrer">
              {part.text}
            </a>
          ),
        )}
      </Box>
      {files.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <FileLinks files={files} />
        </Box>
      )}
    </Box>
  )
}
