import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import './engine.css'

export interface ScreenMessageProps {
  icon: string
  title: string
  text?: string | undefined
  action?: ReactNode
  /** Read out when it appears. */
  alert?: boolean
}

/** What stands where content would be: icon, title, a sentence and at most one way on. */
export function ScreenMessage({ icon, title, text, action, alert }: ScreenMessageProps) {
  return (
    <div className="pb-message" role={alert ? 'alert' : 'status'}>
      <span className="pb-message-icon">
        <Icon name={icon} size={24} />
      </span>
      <h2>{title}</h2>
      {text === undefined ? null : <p>{text}</p>}
      {action}
    </div>
  )
}
