import { use, useEffect, useRef, useState } from 'react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { FieldLabel, FieldNote } from '../FieldChrome.tsx'
import { DrawFieldContext } from '../FormContext.ts'
import { Icon } from '../../registry/Icon.tsx'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

type Row = Record<string, unknown>
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

/**
 * A list of small flat objects, one line each. The option `order` names the property that holds the place of a line,
 * counted from 1; the person sees it as the order itself.
 */
export function RowsWidget(props: FieldWidgetProps<Row[]>) {
  const { id, path, label, value, onChange, onBlur, disabled, property, options } = props
  const { t } = usePortal()
  const DrawField = use(DrawFieldContext)
  const root = useRef<HTMLFieldSetElement>(null)
  const goal = useRef<{ index: number; part: Part } | undefined>(undefined)
  const [said, setSaid] = useState('')
  const rows = value ?? []
  const [kept, setKept] = useState<number[]>([])
  // A key stays with its line while it moves; after a change from outside the lines are others.
  const keys = kept.length === rows.length ? kept : rows.map((_, index) => index)
  const order = typeof options['order'] === 'string' ? options['order'] : undefined
  const { maxItems = Infinity, minItems = 0, items } = property
  const item = items ? t(items.title) : label
  const shown = Object.entries(items?.properties ?? {}).flatMap(([name, { readOnly }]) =>
    readOnly || name === order ? [] : [name],
  )

  useEffect(() => {
    const wanted = goal.current
    if (!wanted) return
    goal.current = undefined
    const line = root.current?.querySelectorAll(':scope > ol > li')[wanted.index]
    const place = wanted.part === 'field' ? firstInput(line) : button(line, wanted.part)
    ;(place ?? button(root.current, 'add'))?.focus()
  })

  function change(next: Row[], words: string, focus: { index: number; part: Part }): void {
    goal.current = focus
    setSaid(words)
    const numbered = order === undefined ? next : next.map((row, index) => ({ ...row, [order]: index + 1 }))
    onChange(numbered.length === 0 ? undefined : numbered)
  }

  function add(): void {
    const place = rows.length + 1
    setKept([...keys, Math.max(-1, ...keys) + 1])
    change([...rows, {}], t('portal:rows-added', { item, place }), { index: rows.length, part: 'field' })
  }

  function remove(index: number): void {
    setKept(keys.filter((_, at) => at !== index))
    const left = rows.filter((_, at) => at !== index)
    const focus = { index: Math.min(index, left.length - 1), part: 'remove' } as const
    change(left, t('portal:rows-removed', { item, place: index + 1 }), focus)
  }

  function move(index: number, part: 'up' | 'down'): void {
    const to = part === 'up' ? index - 1 : index + 1
    if (to < 0 || to >= rows.length) return
    setKept(moved(keys, index, to))
    const isLast = to === 0 || to === rows.length - 1
    const words = t('portal:rows-moved', { item, place: to + 1, count: rows.length })
    change(moved(rows, index, to), words, {
      index: to,
      part: isLast ? (part === 'up' ? 'down' : 'up') : part,
    })
  }

  return (
    <Frame
      ref={root}
      aria-labelledby={`${id}-label`}
      aria-describedby={props.describedBy}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <FieldLabel id={id} label={label} required={props.required} group />
      {rows.length === 0 ? (
        <FieldNote>{t('portal:rows-none')}</FieldNote>
      ) : (
        <List>
          {rows.map((_, index) => (
            <li key={keys[index]} aria-label={t('portal:rows-line', { item, place: index + 1 })}>
              {order === undefined ? null : (
                <span className="rows-place" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <div className="rows-fields">
                {shown.map((name) =>
                  DrawField ? <DrawField key={name} path={`${path}[${index}].${name}`} /> : null,
                )}
              </div>
              {disabled ? null : (
                <div className="rows-buttons">
                  {order === undefined ? null : (
                    <>
                      {action(index, 'up', index === 0)}
                      {action(index, 'down', index === rows.length - 1)}
                    </>
                  )}
                  {action(index, 'remove', rows.length <= minItems)}
                </div>
              )}
            </li>
          ))}
        </List>
      )}
      {disabled ? null : rows.length < maxItems ? (
        <Button
          size="small"
          variant="outlined"
          data-part="add"
          startIcon={<Icon name="add" size={16} />}
          onClick={add}
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

  function action(index: number, part: 'up' | 'down' | 'remove', isOff: boolean) {
    const work = { up: () => move(index, 'up'), down: () => move(index, 'down'), remove: () => remove(index) }
    const name = t(names[part], { item, place: index + 1 })
    return (
      <IconButton
        size="small"
        data-part={part}
        aria-label={name}
        title={name}
        disabled={isOff}
        onClick={work[part]}
      >
        <Icon name={icons[part]} size={18} />
      </IconButton>
    )
  }
}

const names = { up: 'portal:rows-up', down: 'portal:rows-down', remove: 'portal:rows-remove' } as const
const icons = { up: 'up', down: 'down', remove: 'delete' } as const

/** A copy with one item at another place. */
function moved<Item>(list: Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

function firstInput(line: Element | null | undefined): HTMLElement | null | undefined {
  return line?.querySelector<HTMLElement>('input') ?? line?.querySelector<HTMLElement>('textarea')
}

function button(within: Element | null | undefined, part: Part): HTMLElement | null | undefined {
  return within?.querySelector<HTMLElement>(`[data-part="${part}"]:not(:disabled)`)
}
