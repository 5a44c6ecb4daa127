import type { ApiError } from './apiClient.ts'
import { ScreenMessage } from './ScreenMessage.tsx'

export interface FailureMessageProps {
  error: ApiError
  onRetry: () => void
}

/** A screen that could not be read: forbidden, missing, or failed with a way to try again. */
export function FailureMessage({ error, onRetry }: FailureMessageProps) {
  if (error.status === 403) {
    return (
      <ScreenMessage
        alert
        icon="lock"
        title="You do not have access to this page"
        text="Ask the owner or an administrator of your account for the permission you need."
      />
    )
  }
  if (error.status === 404) {
    return (
      <ScreenMessage
        alert
        icon="nothing"
        title="Not found"
        text="It may have been deleted, or the link is wrong."
      />
    )
  }
  return (
    <ScreenMessage
      alert
      icon="error"
      title="This could not be loaded"
      text={failureText(error)}
      action={
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      }
    />
  )
}

/** A failure in words people can act on. */
export function failureText(error: ApiError): string {
  const general = ['', 'not found', 'internal server error'].includes(error.message.toLowerCase())
  return general ? 'Something went wrong on our side. Please try again.' : error.message
}
