import Box from '@mui/material/Box'
import { messageParts } from './messageParts.ts'
import { VariableChip } from './VariableChip.tsx'

/** A message as a phone shows it: line breaks kept, links as links, variables without a value as chips. */
export function MessageParts({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {messageParts(text).map(({ kind, text: piece, start }) => {
        if (kind === 'variable') return <VariableChip key={start} name={piece} />
        if (kind === 'text') return piece
        return (
          <Box key={start} component="span" sx={{ color: 'primary.main', textDecoration: 'underline' }}>
            {piece}
          </Box>
        )
      })}
    </Box>
  )
}
