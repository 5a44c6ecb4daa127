import { usePortal } from '../../engine/registry/portalContext.ts'
import { Message } from './Message.tsx'

interface ForbiddenProps {
  title: string
  /** Ids of the permissions the person lacks. */
  missing: string[]
}

/** Says which permission a screen needs, so that the person knows what to ask for. */
export function Forbidden({ title, missing }: ForbiddenProps) {
  const { manifest } = usePortal()
  const names = missing.map(
    (id) => manifest.permissions.find((permission) => permission.id === id)?.title ?? id,
  )
  return (
    <Message title={`You do not have access to ${title}`}>
      <p>{names.length === 1 ? 'It needs this permission:' : 'It needs these permissions:'}</p>
      <ul className="permission-list">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p>The owner or an administrator of your account can give it to you.</p>
    </Message>
  )
}
