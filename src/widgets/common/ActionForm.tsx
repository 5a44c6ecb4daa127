import type { ReactNode } from 'react'
import Box from '@mui/material/Box'

interface ActionFormProps {
  onSubmit: () => void
  /** Escape leaves what was only asked for. */
  onEscape?: (() => void) | undefined
  gap?: number
  maxWidth?: number
  children: ReactNode
}

/** A small form of a panel: Enter and its button do the same, and the panel says what is wrong. */
export function ActionForm({ onSubmit, onEscape, gap = 2, maxWidth = 480, children }: ActionFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape?.()
      }}
      sx={{ display: 'grid', gap, maxWidth }}
    >
      {children}
    </Box>
  )
}
