import Box from '@mui/material/Box'
import { highlightParts } from './highlightParts.ts'
import { textLayer } from './textLayer.ts'

/** The marks behind the text: same text, invisible, so that it grows with the field and lines up exactly. */
export function HighlightLayer({ text }: { text: string }) {
  return (
    <Box aria-hidden="true" sx={layerStyle}>
      {highlightParts(text).map(({ text: piece, kind, start }) =>
        kind === 'plain' ? (
          piece
        ) : (
          <mark key={start} data-kind={kind}>
            {piece}
          </mark>
        ),
      )}
      {/* A last line break would otherwise have no height. */}
      {'\u200b'}
    </Box>
  )
}

const layerStyle = {
  ...textLayer,
  color: 'transparent',
  pointerEvents: 'none',
  userSelect: 'none',
  '& mark': { color: 'inherit', bgcolor: 'transparent', borderRadius: '4px' },
  '& mark[data-kind="variable"]': {
    bgcolor: 'action.selected',
    boxShadow: '0 0 0 1px var(--mui-palette-divider)',
  },
  '& mark[data-kind="duplicate"], & mark[data-kind="broken"]': {
    bgcolor: 'action.selected',
    boxShadow: '0 0 0 1px var(--mui-palette-error-main)',
  },
  '& mark[data-kind="replaceable"]': { boxShadow: 'inset 0 -2px 0 var(--mui-palette-info-main)' },
} as const
