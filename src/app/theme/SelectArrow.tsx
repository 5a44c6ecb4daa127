import { Icon } from '../../engine/registry/Icon.tsx'

/** The arrow of every select, in the look of the list's filters. */
export function SelectArrow({ className = '' }: { className?: string }) {
  return <Icon name="expand" size={18} className={className} />
}
