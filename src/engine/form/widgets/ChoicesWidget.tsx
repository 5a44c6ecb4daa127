import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FieldErrorText, FieldLabel, FieldNote } from '../FieldChrome.tsx'
import { useForm } from '../FormContext.ts'
import { useFieldContext } from '../useFieldInForm.ts'
import { ChoiceList } from './choices/ChoiceList.tsx'
import {
  groupByKey,
  groupChoices,
  judgeChoices,
  shortenGroups,
  unfoldGroups,
} from './choices/groupChoices.ts'
import type { ShownChoice } from './choices/groupChoices.ts'
import { useChoiceOptions } from './choices/useChoiceOptions.ts'
import { useFormReads } from './choices/useFormReads.ts'
import { useHintText } from './choices/useHintText.ts'
import { useStoredChoices } from './choices/useStoredChoices.ts'
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
  const asked = useFormReads(
    rules?.enabledWhen,
    rules?.keptWhen,
    ...(rules?.hints ?? []).map(({ when }) => when),
  )
  const { before, left } = useStoredChoices(property, reference, path, chosen)
  const shown = useMemo(
    () => judgeChoices(all, rules, store.scope(), before),
    // its form is read where conditions ask for it
    // oxlint-disable-next-line react/exhaustive-deps
    [all, rules, store, asked, before],
  )
  const searchesHere = reference?.search === undefined
  const typed = search.trim()
  const groups = useMemo(() => {
    const found = searchesHere ? rankMatches(shown, typed, ({ text }) => text) : shown
    if (typed !== '') return [{ id: 'found', title: undefined, choices: found }]
    if (rules?.groupBy !== undefined) return groupByKey(found, rules.groupBy)
    return groupChoices(found, rules?.groups ?? [], store.scope())
  }, [shown, typed, searchesHere, rules, store])
  const keys = useMemo(() => new Set(chosen.map(({ key }) => key)), [chosen])
  const shortens = typed === '' && groups.length > 1 && (rules?.groups?.length ?? 0) > 0
  const unfolded = useMemo(
    () => (shortens ? unfoldGroups(groups, rules?.groups ?? []) : groups),
    [shortens, groups, rules],
  )
  const drawn =
    shortens && !showsAll ? shortenGroups(groups, (key) => keys.has(key) || before.has(key)) : unfolded
  const isLong = all.length > IN_VIEW || loading?.more === true
  const { maxItems } = property
  const isSingle = maxItems === 1
  const isFull = maxItems !== undefined && !isSingle && chosen.length >= maxItems
  const full = limits.find(({ name, count }) => name === 'maxItems' && count === maxItems)
  const because = full?.text ?? property.errors['maxItems'] ?? 'portal:form-max-items'

  const change = (next: unknown[]) => onChange(next.length > 0 ? next : undefined)
  const toggle = (choice: ShownChoice) => {
    if (disabled) return
    if (choice.kept) {
      if (rules?.keptBecause) setSaid(t(rules.keptBecause))
    } else if (keys.has(choice.key)) {
      change(chosen.filter(({ key }) => key !== choice.key).map((each) => each.value))
      setSaid(t('portal:choices-removed', { option: choice.text }))
    } else if (isFull) setSaid(t(because, { count: maxItems, maxItems }))
    else if (choice.offered) {
      // One of one gives way to another.
      change([...(isSingle ? [] : chosen.map((each) => each.value)), choice.value])
      setSaid(t('portal:choices-added', { option: choice.text }))
    }
  }
  const kept = new Set(shown.filter(({ kept: own }) => own).map(({ key }) => key))
  const hintText = useHintText(rules?.hints)
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
              {!disabled && !kept.has(choice.key) && (
                <button
                  type="button"
                  aria-label={t('portal:choices-remove', { option: choice.text })}
                  onClick={() => toggle({ ...choice, offered: true, kept: false, hints: [] })}
                >
                  <Icon name="close" size={14} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rules?.removed !== undefined && left.length > 0 && !disabled && (
        <output>
          <Alert
            severity="warning"
            variant="outlined"
            role="none"
            sx={{ mb: 1 }}
            action={
              <Button
                size="small"
                color="inherit"
                onClick={() => change([...chosen, ...left].map((each) => each.value))}
              >
                {t('portal:choices-undo')}
              </Button>
            }
          >
            {t(rules.removed)}
          </Alert>
        </output>
      )}
      {isFull && !disabled && <FieldNote as="output">{t(because, { count: maxItems, maxItems })}</FieldNote>}
      <ChoiceList
        ref={list}
        id={id}
        groups={drawn}
        chosen={keys}
        isFull={isFull}
        because={rules?.because}
        keptBecause={rules?.keptBecause}
        hintText={hintText}
        flags={hasFlags(property.cell) || hasFlags(property.items?.cell)}
        disabled={disabled}
        isWrong={props.error !== undefined}
        isRequired={required}
        describedBy={props.describedBy}
        onToggle={toggle}
      />
      {loading?.state === 'loading' && (
        <FieldNote as="output" sx={all.length === 0 ? { minHeight: 160 } : {}}>
          {t('portal:loading')}
        </FieldNote>
      )}
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
          {showsAll ? t('portal:choices-show-less') : t('portal:choices-show-all')}
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

function hasFlags(cell: string | undefined): boolean {
  return cell === 'country' || cell === 'countries' || cell === 'region'
}
