import './engine.css'
import { iconPaths } from './iconPaths.ts'

export interface IconProps {
  /** A name of `icons` in definitions/registry.json, or one of the engine's own; an unknown one draws a dot. */
  name: string
  /** In pixels; default 20. */
  size?: number
  className?: string
}

const dot = 'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8'

/** A decorative icon in the colour of the text around it; the name of what it means stands beside it or on its button. */
export function Icon({ name, size = 20, className }: IconProps) {
  const path = Object.hasOwn(iconPaths, name) ? iconPaths[name as keyof typeof iconPaths] : dot // just checked
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
