import { iconOf } from './Icon.tsx'

interface PageButtonProps {
  icon: string
  label: string
  /** It stays reachable, so that the focus is not lost at the last page. */
  off: boolean
  onPress: () => void
  /** Called when it is about to be pressed. */
  onNear?: () => void
}

/** Leads to another page of rows. */
export function PageButton({ icon, label, off, onPress, onNear }: PageButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => {
        if (!off) onPress()
      }}
      {...iconOf(icon)}
    />
  )
}
