import { lazy, Suspense, useId } from 'react'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { personName } from './personName.ts'
import type { UserMenuProps } from './UserMenuContent.tsx'

const UserMenuContent = lazy(async () => ({
  default: (await import('./lateParts.ts')).UserMenuContent,
}))

/** Opens what a person finds about themselves. */
export function UserMenu(props: UserMenuProps) {
  const { session, t } = usePortal()
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
        <Suspense>
          <UserMenuContent {...props} />
        </Suspense>
      </section>
    </>
  )
}
