import { useState } from 'react'
import type { ReactNode } from 'react'
import type { PublicFormName } from '../../generated/names.ts'
import { fillTemplate } from '../../language/fillTemplate.ts'
import type { PublicLink as PublicLinkDefinition } from '../../language/portal.ts'
import { PublicCard } from './PublicCard.tsx'
import { usePublic } from './PublicContext.ts'
import { PublicField } from './PublicField.tsx'
import { PublicLink } from './PublicLink.tsx'
import { useSubmit } from './useSubmit.ts'

type Values = Record<string, string>

interface PublicFormProps {
  name: PublicFormName
  /** What the fields hold at first. */
  initial?: Values
  /** Replaces the definition's call. */
  to?: string
  /** Sent besides what is typed. */
  carried?: Values
  /** Replaces the definition's text below the heading. */
  help?: string | undefined
  /** The page's user, when not typed. */
  email?: string
  /** For the slots of its texts. */
  about?: Values
  /** The cursor starts in the first field. */
  takesFocus?: boolean
  /** Called instead of showing the definition's success message. */
  onDone?: (sent: Values) => void
  /** Returns true if it handled the refusal, which is then not shown. */
  onRefused?: (code: string, sent: Values) => boolean
  /** Below the success message. */
  children?: ReactNode
}

/** A page with a form from the definitions: error, fields, one button, links. */
export function PublicForm({ name, to, initial = {}, carried, takesFocus = true, ...page }: PublicFormProps) {
  const { brand, t, open, forms } = usePublic()
  const { title, help: usualHelp, post, asks, fields, submit, busy: busyText, links, done } = forms[name]
  const [typed, setTyped] = useState<Values>(() => ({
    ...Object.fromEntries(fields.map(({ field }) => [field, ''])),
    ...initial,
  }))
  const [isDone, setDone] = useState(false)
  const { onSubmit, change, busy, blocked, notice, errors, form } = useSubmit({
    post: to ?? post,
    asks,
    typed,
    carried,
    onDone: page.onDone ?? (() => setDone(true)),
    onRefused: page.onRefused,
  })
  const slots = { ...page.about, product: brand.product, email: page.email ?? (typed['email'] ?? '').trim() }
  const addressOf = ({ to }: PublicLinkDefinition): string =>
    fillTemplate(to, { account: {}, config: {}, user: {}, route: slots }, encodeURIComponent) ??
    to.replace(/\?.*$/, '')
  const below = links.map((link) => (
    <PublicLink key={link.to} to={addressOf(link)}>
      {t(link.text)}
    </PublicLink>
  ))

  if (isDone && done)
    return (
      <PublicCard isNews title={t(done.title, slots)} help={done.text && t(done.text, slots)}>
        {done.action && (
          <button
            type="button"
            className="button"
            data-kind="primary"
            onClick={() => done.action && open(addressOf(done.action))}
          >
            {t(done.action.text)}
          </button>
        )}
        {done.again !== undefined && (
          <button type="button" className="button" onClick={() => setDone(false)}>
            {t(done.again)}
          </button>
        )}
        {page.children}
        {below}
      </PublicCard>
    )
  return (
    <PublicCard title={t(title, slots)} help={page.help ?? (usualHelp && t(usualHelp, slots))}>
      {/* Outside of a dialog that method does nothing: what is entered before any script has come never leaves the page. */}
      <form ref={form} className="sign-in" method="dialog" noValidate onSubmit={onSubmit}>
        <div role="alert" tabIndex={-1} className="sign-in-error" hidden={notice === null}>
          {notice}
        </div>
        {page.email !== undefined && (
          // Tells a password manager whose password this is.
          <input type="hidden" name="username" autoComplete="username" value={page.email} />
        )}
        {fields.map(({ field, autocomplete, link }, index) => {
          const property = asks?.entity.properties[field]
          return (
            property && (
              <PublicField
                key={field}
                name={field}
                property={property}
                required={asks.entity.required.includes(field)}
                autoComplete={autocomplete}
                value={typed[field] ?? ''}
                onChange={(value) => {
                  change(field)
                  setTyped((before) => ({ ...before, [field]: value }))
                }}
                error={errors[field]}
                aside={link && <PublicLink to={addressOf(link)}>{t(link.text)}</PublicLink>}
                isFirst={takesFocus && index === 0}
              />
            )
          )
        })}
        <button type="submit" className="button" data-kind="primary" aria-disabled={blocked} aria-busy={busy}>
          {busy && <span className="spinner" aria-hidden="true" />}
          {t(busy ? (busyText ?? submit) : submit)}
        </button>
      </form>
      {below}
    </PublicCard>
  )
}
