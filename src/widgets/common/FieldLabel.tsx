import Box from '@mui/material/Box'

interface FieldLabelProps {
  /** DOM id of the field's input; the label's own id is `<id>-label`. */
  id: string
  label: string
  required: boolean
  /** A group of inputs is named by a span and aria-labelledby. */
  group?: boolean
}

/** The label above a hand-written field, in the look of the built-in ones. */
export function FieldLabel({ id, label, required, group = false }: FieldLabelProps) {
  return (
    <Box
      id={`${id}-label`}
      {...(group ? { component: 'span' } : { component: 'label', htmlFor: id })}
      sx={{
        typography: 'body2',
        fontWeight: 500,
        color: 'text.primary',
        display: 'block',
        width: 'fit-content',
      }}
    >
      {label}
      {required && (
        <Box component="span" aria-hidden="true" sx={{ color: 'error.main', ml: 0.5 }}>
          *
        </Box>
      )}
    </Box>
  )
}
