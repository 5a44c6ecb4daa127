import { memo, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, Ref } from 'react'
import './choices.css'
import type { ShownChoice, ShownGroup } from './groupChoices.ts'
import type { ChoiceHint, TextKey } from '../../../../language/portal.ts'
import { Flag } from '../../../registry/cells/Flag.tsx'
import { Icon } from '../../../registry/Icon.tsx'
import { usePortal } from '../../../registry/portalContext.ts'

interface ChoiceListProps {
  ref: Ref<HTMLDivElement>
  id: string
  groups: ShownGroup[]
  chosen: Set<string>
  /** No more can be chosen. */
  isFull: boolean
  /** Why an option that is not offered isn't. */
  because: TextKey | undefined
  /** Why a stored item that is kept is. */
  keptBecause: TextKey | undefined
  /** The text of a hint, for an option. */
  hintText: (hint: ChoiceHint, choice: ShownChoice) => string
  flags: boolean
  disabled: boolean
  isWrong: boolean
  isRequired: boolean
  describedBy: string | undefined
  onToggle: (choice: ShownChoice) => void
}

/** A listbox of one tab stop: arrows move, Space and Enter choose. */
export function ChoiceList(props: ChoiceListProps) {
  const { ref, id, groups, chosen, isFull, because, keptBecause, hintText, flags, disabled, onToggle } = props
  const { t } = usePortal()
  const all = groups.flatMap(({ choices }) => choices)
  const [active, setActive] = useState<string>()
  const stop = all.some(({ key }) => key === active)
    ? active
    : (all.find(({ key }) => chosen.has(key)) ?? all[0])?.key
  const root = useRef<HTMLDivElement | null>(null)

  const choiceAt = (target: EventTarget): ShownChoice | undefined => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined
    return all.find((choice) => choice.key === key)
  }
  const focus = (index: number) => {
    const choice = all[Math.max(0, Math.min(index, all.length - 1))]
    if (!choice) return
    setActive(choice.key)
    root.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(choice.key)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const choice = choiceAt(event.target)
    if (!choice) return
    const index = all.indexOf(choice)
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowRight: index + 1,
      ArrowUp: index - 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: all.length - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) focus(to)
    else if (event.key === ' ' || event.key === 'Enter') onToggle(choice)
    else return
    event.preventDefault()
  }
  if (all.length === 0) return null
  const nameOf = ({ title, heading }: ShownGroup): string | undefined => {
    if (heading !== undefined) return heading
    if (title !== undefined) return t(title)
    return groups.length > 1 ? t('portal:choices-others') : undefined
  }
  return (
    <div
      ref={(element) => {
        root.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      id={id}
      className="pb-choices"
      // A select shows neither groups of columns nor reasons.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      tabIndex={-1}
      aria-multiselectable
      aria-labelledby={`${id}-label`}
      aria-describedby={props.describedBy}
      aria-invalid={props.isWrong || undefined}
      aria-required={props.isRequired || undefined}
      aria-disabled={disabled || undefined}
      onKeyDown={onKeyDown}
      onClick={(event: MouseEvent) => {
        const choice = choiceAt(event.target)
        if (!choice) return
        setActive(choice.key)
        onToggle(choice)
      }}
    >
      {groups.map((group, at) => (
        // What is searched for stands where the first group stood, and shares its rows.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={at} name={nameOf(group)}>
          {group.choices.map((choice) => (
            <ChoiceRow
              key={choice.key}
              choice={choice}
              because={because}
              keptBecause={keptBecause}
              hintText={hintText}
              flag={flags}
              isChosen={chosen.has(choice.key)}
              isFull={isFull}
              disabled={disabled}
              isStop={choice.key === stop}
            />
          ))}
        </Group>
      ))}
    </div>
  )
}

function Group({ name, children }: { name: string | undefined; children: React.ReactNode }) {
  return (
    // A fieldset is no part of a listbox.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role={name === undefined ? 'presentation' : 'group'} aria-label={name}>
      {name !== undefined && (
        <div className="pb-choices-title" aria-hidden="true">
          {name}
        </div>
      )}
      <div className="pb-choices-options" role="presentation">
        {children}
      </div>
    </div>
  )
}

interface ChoiceRowProps extends Pick<
  ChoiceListProps,
  'because' | 'keptBecause' | 'hintText' | 'isFull' | 'disabled'
> {
  choice: ShownChoice
  flag: boolean
  isChosen: boolean
  /** The list's tab stop. */
  isStop: boolean
}

const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { choice, because, keptBecause, hintText, flag, isChosen, isFull, disabled, isStop } = props
  const { t } = usePortal()
  const isKept = isChosen && choice.kept
  const isClosed = disabled || isKept || (!isChosen && (isFull || !choice.offered))
  const why = isKept ? keptBecause : !choice.offered && !isChosen ? because : undefined
  const reason = why === undefined ? undefined : t(why)
  const note = [reason, ...choice.hints.map((hint) => hintText(hint, choice))].filter(Boolean).join(' · ')
  return (
    // Its list takes clicks and keys.
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="option"
      className="pb-choice"
      data-key={choice.key}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isChosen}
      aria-disabled={isClosed || undefined}
    >
      <span className="pb-choice-box" aria-hidden="true">
        {isChosen && <Icon name="check" size={14} />}
      </span>
      {flag && <Flag code={choice.key} />}
      <span className="pb-choice-text">
        {choice.below ?? choice.text}
        {note !== '' && <span className="pb-choice-note">{note}</span>}
      </span>
    </div>
  )
})
