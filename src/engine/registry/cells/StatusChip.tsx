import type { Tone } from '../../../language/portal.ts'
import { Icon, iconOf } from '../Icon.tsx'

export interface StatusChipProps {
  tone: Tone
  text: string
  icon?: string | undefined
  /** Explanation: shown on hover, read out after the text. */
  note?: string | undefined
}

/** A state as icon and word; the colour repeats what they say. */
export function StatusChip({ tone, text, icon, note }: StatusChipProps) {
  return (
    <span className="pb-chip" data-tone={tone} title={note} {...(icon !== undefined && iconOf(icon, 14))}>
      {note ? (
        <>
          <span className="pb-cut">{text}</span>
          <Icon name="info" size={14} />
          <span className="pb-hidden">: {note}</span>
        </>
      ) : (
        text
      )}
    </span>
  )
}
