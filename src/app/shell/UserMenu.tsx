import { useId } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import type { EngineTextKey } from '../../engine/registry/engineTexts.ts'
import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { usePlaces } from '../../engine/registry/usePlaces.ts'
import { useAppearance } from '../theme/appearance.ts'
import { initialsOf, personName } from './personName.ts'
import { ReturnToParent } from './ReturnToParent.tsx'
import { TimesChoice } from './TimesChoice.tsx'

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
  const places = usePlaces()
  const [account, security, billing] = [places('account'), places('security'), places('billing')]
  const isSubAccount = session.config['is_suborganization'] === true

  return (
    <>
      <button
        type="button"
        className="user-button"
        popoverTarget={id}
        aria-label={t('portal:shell-account-menu-of', { name })}
      >
        <span className="avatar" data-initials={initialsOf(name)} />
        <Icon name="expand" size={16} />
      </button>
      <section id={id} popover="auto" className="user-menu" aria-label={t('portal:shell-account-menu')}>
        <p className="user-name">
          <strong>{name}</strong>
          <span>{session.user.email}</span>
        </p>
        <div className="user-entries">
          {account !== undefined && (
            <Link to={account} className="user-entry" onClick={closeMenu}>
              {t(isSubAccount ? 'portal:shell-sub-account-settings' : 'portal:shell-own-account')}
            </Link>
          )}
          {security !== undefined && (
            <Link to={security} className="user-entry" onClick={closeMenu}>
              {t('portal:shell-own-sign-in')}
            </Link>
          )}
          {billing !== undefined && (
            <Link to={billing} className="user-entry" onClick={closeMenu}>
              {t('portal:shell-billing')}
            </Link>
          )}
          <a href={places('support')} className="user-entry only-narrow">
            {t('portal:shell-support')}
          </a>
          {session.config['is_switched'] === true && (
            <ReturnToParent className="user-entry">{t('portal:shell-return-to-parent')}</ReturnToParent>
          )}
        </div>
        <Choice legend={t('portal:shell-theme')} options={themes} value={theme} onChoose={chooseTheme} />
        <Choice
          legend={t('portal:shell-density')}
          options={densities}
          value={density}
          onChoose={chooseDensity}
        />
        <TimesChoice />
        {session.isOperator === true && (
          <button
            type="button"
            className="button"
            onClick={(event) => {
              // First, so that what opens gives the focus back to the button of this menu.
              closeMenu(event)
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
          {t('portal:shell-exit')}
        </button>
      </section>
    </>
  )
}

function closeMenu(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
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
