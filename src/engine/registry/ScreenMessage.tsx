import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './engine.css'

export interface ScreenMessageProps {
  icon: string
  title: string
  /** `h1` where it is the whole screen; default `h2` */
  heading?: 'h1' | 'h2'
  text?: string | undefined
  action?: ReactNode
  /** Read out when it appears. */
  alert?: boolean
}

/** What stands where content would be: icon, title, a sentence and at most one way on. */
export function ScreenMessage({
  icon,
  title,
  heading: Heading = 'h2',
  text,
  action,
  alert,
}: ScreenMessageProps) {
  return (
    <div className="pb-message" role={alert ? 'alert' : 'status'}>
      <span className="pb-message-icon">
        <Icon name={icon} size={24} />
      </span>
      <Heading>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      {action}
    </div>
  )
}
