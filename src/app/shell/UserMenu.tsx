import { useId } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import type { EngineTextKey } from '../../engine/registry/engineTexts.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useAppearance } from '../theme/appearance.ts'
import { personName } from './personName.ts'

const themes = [
  { value: 'light', text: 'portal:shell-theme-light' },
  { value: 'dark', text: 'portal:shell-theme-dark' },
  { value: 'system', text: 'portal:shell-theme-system' },
] as const

const densities = [
  { value: 'comfortable', text: 'portal:shell-density-comfortable' },
  { value: 'compact', text: 'portal:shell-density-compact' },
] as const

interface UserMenuProps {
  /** How many modules an operator rolled back; told to operators alone. */
  rolledBack: number
  onOpenDefinitions: () => void
}

/** Who is signed in, how the portal looks to them, and the way out. */
export function UserMenu({ rolledBack, onOpenDefinitions }: UserMenuProps) {
  const { session, signOut, t } = usePortal()
  const { theme, density, chooseTheme, chooseDensity } = useAppearance()
  const id = useId()
  const name = personName(session)

  return (
    <>
      <button
        type="button"
        className="user-button"
        popoverTarget={id}
        aria-label={t('portal:shell-account-menu-of', { name })}
      >
        <span className="avatar" aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <Icon name="expand" size={16} />
      </button>
      <section id={id} popover="auto" className="user-menu" aria-label={t('portal:shell-account-menu')}>
        <p className="user-name">
          <strong>{name}</strong>
          <span>{session.user.email}</span>
        </p>
        <Choice legend={t('portal:shell-theme')} options={themes} value={theme} onChoose={chooseTheme} />
        <Choice
          legend={t('portal:shell-density')}
          options={densities}
          value={density}
          onChoose={chooseDensity}
        />
        {session.isOperator === true && (
          <button
            type="button"
            className="button"
            onClick={(event) => {
              // First, so that what opens gives the focus back to the button of this menu.
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
              onOpenDefinitions()
            }}
          >
            {t('portal:operator-definitions')}
            {rolledBack > 0 && (
              <span className="pb-chip" data-tone="info">
                {t('portal:operator-rolled-back-count', { count: rolledBack })}
              </span>
            )}
          </button>
        )}
        <button type="button" className="button" onClick={() => void signOut()}>
          {t('portal:shell-log-out')}
        </button>
      </section>
    </>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  options: readonly { value: Value; text: EngineTextKey }[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ legend, options, value, onChoose }: ChoiceProps<Value>) {
  const { t } = usePortal()
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {t(option.text)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
