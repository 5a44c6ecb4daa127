import { styled } from '@mui/material/styles'
import { memo, use } from 'react'
import type { ReactNode } from 'react'
import { Badges } from './Badges.tsx'
import { fieldId } from './fieldId.ts'
import { Icon } from '../registry/Icon.tsx'
import { badgesId, FieldContext } from './useFieldInForm.ts'

/** One field with all that belongs to it; spaced by itself, so that a hidden field leaves no gap. */
export const FieldRoot = styled('div')(({ theme }) => ({
  minWidth: 0,
  marginBottom: theme.spacing(3),
  flex: '1 1 0',
  // What is typed into a field doesn't make the browser paint the others; its own list of options lies above them.
  '&:not(:focus-within)': { isolation: 'isolate' },
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

const AdviceList = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  listStyle: 'none',
  margin: theme.spacing(0.75, 0, 0),
  padding: 0,
  '& li': { display: 'flex', gap: theme.spacing(0.75), overflowWrap: 'anywhere' },
  '& .pb-icon': { marginTop: 1, color: 'var(--color-warning)' },
}))

/** What the definition advises about a value. */
export function FieldAdvice({ id, advice }: { id: string; advice: string[] }) {
  return (
    <AdviceList id={id}>
      {advice.map((words) => (
        <li key={words}>
          <Icon name="warning" size={16} />
          <span>{words}</span>
        </li>
      ))}
    </AdviceList>
  )
}

const Named = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  '& > .pb-badges': { marginBottom: theme.spacing(0.75) },
  '& > .MuiFormControlLabel-root': { marginInlineEnd: 0 },
  '& > .MuiFormControlLabel-root + .pb-badges': { marginBottom: 0 },
}))

interface FieldLabelProps {
  id: string
  label: string
  required: boolean
  /** A group of inputs is named by a span and aria-labelledby. */
  group?: boolean
}

/** The label above an input; its own id is `<id>-label`. */
export const FieldLabel = memo(function FieldLabel(props: FieldLabelProps) {
  const { id, label, required, group = false } = props
  const content: ReactNode = (
    <>
      {label}
      {required && <Mark aria-hidden="true">*</Mark>}
    </>
  )
  const name = group ? (
    <Label as="span" id={`${id}-label`}>
      {content}
    </Label>
  ) : (
    <Label id={`${id}-label`} htmlFor={id}>
      {content}
    </Label>
  )
  return <WithBadges>{name}</WithBadges>
})

/** What names a field, with the field's badges next to it. */
export function WithBadges({ children }: { children: ReactNode }) {
  const field = use(FieldContext)
  if (!field?.badges) return children
  return (
    <Named>
      {children}
      <Badges badges={field.badges} id={badgesId(fieldId(field.path))} />
    </Named>
  )
}
