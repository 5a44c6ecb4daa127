import { createContext, use, useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { getUiOptions } from '@rjsf/utils'
import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils'
import { FieldLabel, FieldNote } from '../FieldChrome.tsx'
import { useFieldContext } from '../useFieldInForm.ts'
import { Icon } from '../../registry/Icon.tsx'
import { usePortal } from '../../registry/portalContext.ts'

type Part = 'up' | 'down' | 'remove' | 'field' | 'add'

const Frame = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '& > li': { display: 'flex', gap: theme.spacing(1), alignItems: 'flex-start', padding: theme.spacing(1.5) },
  '& > li + li': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  '& .rows-place': {
    ...theme.typography.body2,
    color: (theme.vars ?? theme).palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
    minWidth: 20,
    paddingTop: theme.spacing(4.25),
  },
  '& .rows-fields': { flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
  '& .rows-fields > *': { marginBottom: 0, minWidth: 160 },
  '& .rows-buttons': { display: 'flex', paddingTop: theme.spacing(3.5) },
  [theme.breakpoints.down('sm')]: {
    '& > li': { flexWrap: 'wrap' },
    '& .rows-buttons': { paddingTop: 0, flexBasis: '100%', justifyContent: 'flex-end' },
  },
}))

/** What a line knows of its list. */
interface Rows {
  /** What one of them is called. */
  item: string
  minItems: number
  /** Does the work, says it to screen readers, and moves the focus to a part of a line. */
  change: (words: string, focus: { index: number; part: Part }, work: () => void) => void
}

const RowsContext = createContext<Rows | null>(null)

/** A list of small flat objects, one line each, with buttons to add, remove and, where order counts, move them. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, disabled, required = false, schema, uiSchema, fieldPathId } = props
  const { t } = usePortal()
  const { describedBy, onBlur, property } = useFieldContext()
  const root = useRef<HTMLFieldSetElement>(null)
  const goal = useRef<{ index: number; part: Part } | undefined>(undefined)
  const [said, setSaid] = useState('')
  const { minItems = 0, maxItems = Infinity } = property
  const { items: line } = schema
  const label = getUiOptions(uiSchema).title ?? ''
  const item = (typeof line === 'object' && !Array.isArray(line) && line.title) || label

  useEffect(() => {
    const wanted = goal.current
    if (!wanted) return
    goal.current = undefined
    const focused = root.current?.querySelectorAll(':scope > ol > li')[wanted.index]
    const place = wanted.part === 'field' ? firstInput(focused) : button(focused, wanted.part)
    ;(place ?? button(root.current, 'add'))?.focus()
  })

  const change: Rows['change'] = (words, focus, work) => {
    goal.current = focus
    setSaid(words)
    work()
  }
  const id = fieldPathId.$id
  return (
    <Frame
      ref={root}
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <FieldLabel id={id} label={label} required={required} group />
      <RowsContext value={{ item, minItems, change }}>
        {items.length === 0 ? <FieldNote>{t('portal:rows-none')}</FieldNote> : <List>{items}</List>}
      </RowsContext>
      {disabled ? null : canAdd && items.length < maxItems ? (
        <Button
          size="small"
          variant="outlined"
          data-part="add"
          startIcon={<Icon name="add" size={16} />}
          onClick={() => {
            const place = items.length + 1
            change(t('portal:rows-added', { item, place }), { index: place - 1, part: 'field' }, onAddClick)
          }}
          sx={{ mt: 1.5 }}
        >
          {t('portal:rows-add', { item })}
        </Button>
      ) : (
        <FieldNote>{t('portal:rows-full', { count: maxItems })}</FieldNote>
      )}
      <output className="pb-hidden" aria-live="polite">
        {said}
      </output>
    </Frame>
  )
}

/** One line of a list. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, index, totalItems, disabled, parentUiSchema, buttonsProps } = props
  const { t } = usePortal()
  const rows = use(RowsContext)
  if (!rows) throw new Error('A line is drawn by ArrayFieldTemplate')
  const { item, minItems, change } = rows
  const isOrdered = getUiOptions(parentUiSchema).orderable !== false
  const place = index + 1

  const remove = () =>
    change(
      t('portal:rows-removed', { item, place }),
      { index: Math.min(index, totalItems - 2), part: 'remove' },
      () => buttonsProps.onRemoveItem(),
    )
  const move = (part: 'up' | 'down') => {
    const to = part === 'up' ? index - 1 : index + 1
    const isLast = to === 0 || to === totalItems - 1
    const other = part === 'up' ? 'down' : 'up'
    change(
      t('portal:rows-moved', { item, place: to + 1, count: totalItems }),
      { index: to, part: isLast ? other : part },
      () => (part === 'up' ? buttonsProps.onMoveUpItem() : buttonsProps.onMoveDownItem()),
    )
  }
  return (
    <li aria-label={t('portal:rows-line', { item, place })}>
      {isOrdered && (
        <span className="rows-place" aria-hidden="true">
          {place}
        </span>
      )}
      <div className="rows-fields">{children}</div>
      {!disabled && (
        <div className="rows-buttons">
          {isOrdered && action('up', !buttonsProps.hasMoveUp, () => move('up'))}
          {isOrdered && action('down', !buttonsProps.hasMoveDown, () => move('down'))}
          {action('remove', totalItems <= minItems, remove)}
        </div>
      )}
    </li>
  )

  function action(part: 'up' | 'down' | 'remove', isOff: boolean, work: () => void) {
    const name = t(names[part], { item, place })
    return (
      <IconButton
        size="small"
        data-part={part}
        aria-label={name}
        title={name}
        disabled={isOff}
        onClick={work}
      >
        <Icon name={icons[part]} size={18} />
      </IconButton>
    )
  }
}

const names = { up: 'portal:rows-up', down: 'portal:rows-down', remove: 'portal:rows-remove' } as const
const icons = { up: 'up', down: 'down', remove: 'delete' } as const

function firstInput(line: Element | null | undefined): HTMLElement | null | undefined {
  return line?.querySelector<HTMLElement>('input') ?? line?.querySelector<HTMLElement>('textarea')
}

function button(within: Element | null | undefined, part: Part): HTMLElement | null | undefined {
  return within?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`)
}
