import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** One field with all that belongs to it; spaced by itself, so that a hidden field leaves no gap. */
export const FieldRoot = styled('div')(({ theme }) => ({
  minWidth: 0,
  marginBottom: theme.spacing(3),
  flex: '1 1 0',
}))

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  width: 'fit-content',
  fontWeight: 500,
  color: theme.vars?.palette.text.primary ?? theme.palette.text.primary,
  marginBottom: theme.spacing(0.75),
}))

const Mark = styled('span')(({ theme }) => ({
  color: theme.vars?.palette.error.main ?? theme.palette.error.main,
  marginInlineStart: 4,
}))

export const FieldNote = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars?.palette.text.secondary ?? theme.palette.text.secondary,
  display: 'block',
  margin: theme.spacing(0.75, 0, 0),
  overflowWrap: 'anywhere',
}))

export const FieldErrorText = styled(FieldNote)(({ theme }) => ({
  color: theme.vars?.palette.error.main ?? theme.palette.error.main,
}))

interface FieldLabelProps {
  id: string
  label: string
  required: boolean
  /** A group of inputs is named by a span and aria-labelledby. */
  group?: boolean
}

/** The label above an input; its own id is `<id>-label`. */
export function FieldLabel({ id, label, required, group = false }: FieldLabelProps) {
  const content: ReactNode = (
    <>
      {label}
      {required && <Mark aria-hidden="true">*</Mark>}
    </>
  )
  if (group) {
    return (
      <Label as="span" id={`${id}-label`}>
        {content}
      </Label>
    )
  }
  return (
    <Label id={`${id}-label`} htmlFor={id}>
      {content}
    </Label>
  )
}
