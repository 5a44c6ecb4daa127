import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldErrorText, FieldLabel, FieldNote } from '../FieldChrome.tsx'
import { useForm, useFormSelector } from '../FormContext.ts'
import { useFieldContext } from '../useFieldInForm.ts'
import { ChoiceList } from './choices/ChoiceList.tsx'
import { groupChoices, judgeChoices } from './choices/groupChoices.ts'
import type { ShownChoice } from './choices/groupChoices.ts'
import { useChoiceOptions } from './choices/useChoiceOptions.ts'
import { rankMatches } from './rankMatches.ts'
import { choicesOf } from '../../../language/index.ts'
import { Icon } from '../../registry/Icon.tsx'
import { usePortal } from '../../registry/portalContext.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'

/** A list this short needs neither search nor a repetition of what is chosen. */
const IN_VIEW = 12

/** Several of the values of an enum, a catalogue or a reference, in view as a list with search and groups. */
export function ChoicesWidget(props: FieldWidgetProps<unknown[]>) {
  const { id, label, value, path, property, onChange, onBlur, required, disabled, form } = props
  const { t } = usePortal()
  const { store } = useForm()
  const { limits } = useFieldContext()
  const [search, setSearch] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const rules = choicesOf(form.entity, path)
  const reference = form.entity.rules.fields[path]?.reference
  const stored = useMemo(() => value ?? [], [value])
  const { all, chosen, loading } = useChoiceOptions(property, reference, stored, search)
  const asked = useFormReads(rules?.enabledWhen, ...(rules?.hints ?? []).map(({ when }) => when))
  const shown = useMemo(
    () => judgeChoices(all, rules, store.scope()),
    // its form is read where conditions ask for it
    // oxlint-disable-next-line react/exhaustive-deps
    [all, rules, store, asked],
  )
  const searchesHere = reference?.search === undefined
  const typed = search.trim()
  const groups = useMemo(() => {
    const found = searchesHere ? rankMatches(shown, typed, ({ text }) => text) : shown
    if (typed !== '') return [{ id: 'found', title: undefined, choices: found }]
    return groupChoices(found, rules?.groups ?? [], store.scope())
  }, [shown, typed, searchesHere, rules, store])
  const [first] = groups
  const shortens = typed === '' && groups.length > 1 && (rules?.groups?.length ?? 0) > 0
  const drawn = shortens && !showsAll && first ? [first] : groups
  const isLong = all.length > IN_VIEW || loading?.more === true
  const { maxItems } = property
  const isFull = maxItems !== undefined && chosen.length >= maxItems
  const full = limits.find(({ name, count }) => name === 'maxItems' && count === maxItems)
  const because = full?.text ?? property.errors['maxItems'] ?? 'portal:form-max-items'
  const keys = useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen])

  const change = (next: unknown[]) => onChange(next.length > 0 ? next : undefined)
  const toggle = (choice: ShownChoice) => {
    if (disabled) return
    if (keys.has(choice.key)) {
      change(chosen.filter(({ key }) => key !== choice.key).map((each) => each.value))
      setSaid(t('portal:choices-removed', { option: choice.text }))
    } else if (isFull) setSaid(t(because, { count: maxItems, maxItems }))
    else if (choice.offered) {
      change([...chosen.map((each) => each.value), choice.value])
      setSaid(t('portal:choices-added', { option: choice.text }))
    }
  }
  const isEmpty = groups.every(({ choices }) => choices.length === 0) && loading?.state !== 'loading'

  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
      }}
    >
      <FieldLabel id={id} label={label} required={required} group />
      {isLong && !disabled && (
        <OutlinedInput
          size="small"
          fullWidth
          type="search"
          value={search}
          placeholder={t('portal:choices-search')}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'ArrowDown') {
              event.preventDefault()
              list.current?.querySelector<HTMLElement>('[role="option"]')?.focus()
            }
            // Enter would send the form.
            if (event.key === 'Enter') event.preventDefault()
            if (event.key === 'Escape' && search !== '') {
              event.stopPropagation()
              setSearch('')
            }
          }}
          slotProps={{
            input: { 'aria-label': t('portal:choices-search-in', { field: label }), autoComplete: 'off' },
          }}
          sx={{ mb: 1 }}
        />
      )}
      {isLong && chosen.length > 0 && (
        <ul className="pb-choices-chosen" aria-label={t('portal:choices-chosen', { field: label })}>
          {chosen.map((choice) => (
            <li key={choice.key}>
              {choice.text}
              {!disabled && (
                <button
                  type="button"
                  aria-label={t('portal:choices-remove', { option: choice.text })}
                  onClick={() => toggle({ ...choice, offered: true, hints: [] })}
                >
                  <Icon name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isFull && !disabled && <FieldNote as="output">{t(because, { count: maxItems, maxItems })}</FieldNote>}
      <ChoiceList
        ref={list}
        id={id}
        groups={drawn}
        chosen={keys}
        isFull={isFull}
        because={rules?.because}
        flags={hasFlags(property.cell) || hasFlags(property.items?.cell)}
        disabled={disabled}
        isWrong={props.error !== undefined}
        isRequired={required}
        describedBy={props.describedBy}
        onToggle={toggle}
      />
      {loading?.state === 'loading' && <FieldNote as="output">{t('portal:loading')}</FieldNote>}
      {loading?.state === 'failed' && (
        <FieldErrorText as="div" role="alert">
          {t('portal:form-load-failed')}{' '}
          <Button size="small" onClick={loading.retry}>
            {t('portal:try-again')}
          </Button>
        </FieldErrorText>
      )}
      {isEmpty && loading?.state !== 'failed' && (
        <FieldNote as="output">
          {t(typed === '' && reference ? reference.empty.text : 'portal:form-no-match')}
        </FieldNote>
      )}
      {shortens && (
        <Button size="small" onClick={() => setShowsAll(!showsAll)} aria-expanded={showsAll} sx={{ mt: 1 }}>
          {showsAll ? t('portal:choices-show-less') : t('portal:choices-show-all', { count: all.length })}
        </Button>
      )}
      {loading?.more && (
        <Button size="small" onClick={loading.showMore} sx={{ mt: 1 }}>
          {t('portal:form-show-more')}
        </Button>
      )}
      <output className="pb-hidden" aria-live="polite">
        {said}
      </output>
    </div>
  )
}

/** What the conditions read of the form, as one text that changes with it. */
function useFormReads(...conditions: ({ dependsOn: string[] } | undefined)[]): string {
  const { store } = useForm()
  const paths = conditions
    .flatMap((condition) => condition?.dependsOn ?? [])
    .flatMap((path) => (path.startsWith('form.') ? [path.slice('form.'.length)] : []))
  return useFormSelector(store, () =>
    paths.length === 0 ? '' : JSON.stringify(paths.map((path) => store.get(path) ?? null)),
  )
}

function hasFlags(cell: string | undefined): boolean {
  return cell === 'country' || cell === 'countries' || cell === 'region'
}
