import './engine.css'
import './icons.css'

export interface IconProps {
  /** A name of `icons` in definitions/registry.json, or one of the engine's own; an unknown one draws a dot. */
  name: string
  /** In pixels; default 20. */
  size?: 14 | 16 | 18 | 20 | 24
  className?: string
}

/** A decorative icon in the color of the text around it; the name of what it means stands beside it or on its button. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <i className={className === undefined ? 'pb-icon' : `pb-icon ${className}`} {...iconOf(name, size)} />
  )
}

/** For an element that is an icon besides something else, such as a button. */
export function iconOf(name: string, size: IconProps['size'] = 20) {
  return { 'data-icon': name, ...(size !== 20 && { 'data-icon-size': size }) }
}
