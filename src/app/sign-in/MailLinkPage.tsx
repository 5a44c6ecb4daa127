import type { PublicFormName } from '../../generated/names.ts'
import { LinkState } from './LinkState.tsx'
import { PublicForm } from './PublicForm.tsx'
import { useMailLink } from './useMailLink.ts'
import type { LinkPurpose } from './useMailLink.ts'

interface MailLinkPageProps {
  purpose: LinkPurpose
  form: PublicFormName
}

/**
 * A form that the link of a mail leads to. Even where there is nothing to type a person presses the button: what looks
 * into mails also follows their links.
 */
export function MailLinkPage({ purpose, form }: MailLinkPageProps) {
  const [link, expire] = useMailLink(purpose)
  if (link.state !== 'open') return <LinkState link={link} />
  return (
    <PublicForm
      name={form}
      carried={{ token: link.token }}
      email={link.email}
      onRefused={(code) => {
        if (code === 'link-expired') expire()
        return code === 'link-expired'
      }}
    />
  )
}
