import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface FieldGroupProps {
  /** DOM id of the field; the label is `<id>-label`. */
  id: string
  describedBy?: string | undefined
  onBlur?: (() => void) | undefined
  children: ReactNode
}

/** Several inputs that are one field, named by its label. */
export function FieldGroup({ id, describedBy, onBlur, children }: FieldGroupProps) {
  return (
    <Box
      component="fieldset"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      onBlur={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) onBlur?.()
      }}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 }}
    >
      {children}
    </Box>
  )
}
