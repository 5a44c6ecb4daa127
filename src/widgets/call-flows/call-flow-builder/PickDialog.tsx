/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select can hold neither icons nor reasons */
import { useId, useMemo, useState } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { Icon } from '../../../engine/registry/Icon.tsx'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { categoryIcon } from './categoryIcon.ts'

export interface PickOption {
  id: string
  label: string
  /** Searched too. */
  hint: string
  /** A type of step; its name in the document is searched too. */
  type: string
  /** Why it can't be chosen. */
  refusal?: string | undefined
}

interface PickDialogProps {
  title: string
  options: PickOption[]
  onPick: (id: string) => void
  onClose: () => void
}

/** One of many by typing: arrow keys choose, Enter takes it. */
export function PickDialog({ title, options, onPick, onClose }: PickDialogProps) {
  const { t } = usePortal()
  const id = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(() => {
    const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
    const holds = (text: string): boolean => {
      const own = text.toLocaleLowerCase()
      return words.every((word) => own.includes(word))
    }
    const all = options.filter(({ label, hint, type }) =>
      holds(`${label} ${hint} ${type.replaceAll('_', ' ')}`),
    )
    // What is called so comes before what has to do with it.
    return [...all.filter(({ label }) => holds(label)), ...all.filter(({ label }) => !holds(label))]
  }, [options, text])
  const active = found[Math.min(at, found.length - 1)]
  const take = (option: PickOption | undefined): void => {
    if (option && option.refusal === undefined) onPick(option.id)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, pt: '8px !important' }}>
        <TextField
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins at its field
          autoFocus
          size="small"
          label={t('call-flows:build-search')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
            if (step !== 0) {
              event.preventDefault()
              const next = Math.max(0, Math.min(found.length - 1, at + step))
              setAt(next)
              document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
            } else if (event.key === 'Enter') {
              event.preventDefault()
              take(active)
            }
          }}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': `${id}-list`,
              'aria-activedescendant': active ? `${id}-${found.indexOf(active)}` : undefined,
              autoComplete: 'off',
            },
          }}
        />
        {found.length === 0 ? (
          <output>{t('call-flows:build-no-match')}</output>
        ) : (
          <div id={`${id}-list`} role="listbox" aria-label={title} className="flow-pick">
            {found.map((option, index) => (
              <div
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option === active}
                aria-disabled={option.refusal !== undefined || undefined}
                // The keyboard stays in the field.
                tabIndex={-1}
                onMouseMove={() => setAt(index)}
                onClick={() => take(option)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') take(option)
                }}
              >
                <span className="flow-icon" data-category={categoryIcon(option.type).category}>
                  <Icon name={categoryIcon(option.type).icon} size={16} />
                </span>
                <span>{option.label}</span>
                <span className="flow-row-type">{option.refusal ?? option.hint}</span>
              </div>
            ))}
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
