import { Link } from 'wouter'
import { Message } from './Message.tsx'

/** The page at /404. Texts: specification, shell. */
export function NotFound({ home }: { home: string }) {
  return (
    <Message title="Error 404 Page not found">
      <p>The address may be mistyped, or what stood here was removed.</p>
      <p className="message-actions">
        <Link href={home} className="button" data-kind="primary">
          Return to Homepage
        </Link>
      </p>
    </Message>
  )
}
