import { ariaDescribedByIds } from '@rjsf/utils'
import type { WidgetProps } from '@rjsf/utils'

// Written from RJSF's documentation alone: nothing of this project is imported here.

/** A row of stars. */
export function StarRating(props: WidgetProps) {
  const { id, value, options, required, disabled, readonly, rawErrors, onChange, onBlur, onFocus } = props
  const most = Number(options['stars'] ?? 5)
  return (
    <input
      id={id}
      type="range"
      min={0}
      max={most}
      value={value ?? 0}
      required={required}
      disabled={disabled || readonly}
      aria-invalid={Boolean(rawErrors?.length)}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(event) =>
        onChange(event.target.value === '0' ? options.emptyValue : Number(event.target.value))
      }
      onBlur={(event) => onBlur(id, event.target.value)}
      onFocus={(event) => onFocus(id, event.target.value)}
    />
  )
}

/** RJSF's usual way to a widget: the theme's input with something changed. */
export function UpperCase(props: WidgetProps) {
  const { BaseInputTemplate } = props.registry.templates
  return <BaseInputTemplate {...props} onChange={(value: string) => props.onChange(value?.toUpperCase())} />
}

/** Buttons for the values of an enum. */
export function Chips({ options, value, label, disabled, onChange }: WidgetProps) {
  return (
    <fieldset aria-label={label}>
      {options.enumOptions?.map((option) => (
        <button
          key={String(option.value)}
          type="button"
          disabled={disabled}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
