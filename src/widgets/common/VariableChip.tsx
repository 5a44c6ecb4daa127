import Box from '@mui/material/Box'

/** A placeholder of a message, not yet filled: `{{first_name}}`. */
export function VariableChip({ name }: { name: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline',
        px: 0.5,
        py: '1px',
        borderRadius: 0.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.selected',
        color: 'text.primary',
        fontFamily: 'monospace',
        fontSize: '0.9em',
        overflowWrap: 'anywhere',
        boxDecorationBreak: 'clone',
      }}
    >
      {`{{${name}}}`}
    </Box>
  )
}
