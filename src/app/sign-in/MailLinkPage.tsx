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
 * A form opened by an email link. Even with nothing to type, a person has to press the button, because email
 * scanners follow links.
 */
export function MailLinkPage({ purpose, form }: MailLinkPageProps) {
  const [link, expire] = useMailLink(purpose)
  if (link.state !== 'open') return <LinkState link={link} purpose={purpose} />
  return (
    <PublicForm
      name={form}
      carried={{ token: link.token }}
      email={link.email}
      about={link.about}
      onRefused={(code) => {
        if (code === 'link-expired') expire()
        return code === 'link-expired'
      }}
    />
  )
}
