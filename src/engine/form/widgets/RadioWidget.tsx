import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { JsonValue } from '../../../language/portal.ts'
import { FieldLabel } from '../FieldChrome.tsx'
import { OptionDetails } from './choices/OptionDetails.tsx'
import { useOfferedChoices } from './choices/useOfferedChoices.ts'
import { inputAttributes } from './inputAttributes.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import './radio.css'

/** One of a few values, all in view; below each what a key of its catalogue says, and in detail what another lists. */
export function RadioWidget(props: FieldWidgetProps<string | number>) {
  const { id, label, value, onChange, onBlur, disabled, options } = props
  const isTabs = options.tabs === true
  const choices = useOfferedChoices(props)
  return (
    <>
      <FieldLabel id={id} label={label} required={props.required} group />
      <RadioGroup
        id={id}
        aria-labelledby={`${id}-label`}
        {...inputAttributes(props)}
        value={value ?? ''}
        {...(isTabs && { className: 'pb-radio-tabs', row: true })}
        onChange={(_, next) => onChange(choices.find((choice) => String(choice.value) === next)?.value)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
        }}
      >
        {choices.map((choice) => {
          const about = [textOf(choice.option, options['note']), choice.note].filter(Boolean).join(' ')
          const noteId = `${id}-${choice.value}-note`
          return (
            <div key={choice.value} className="pb-radio">
              <FormControlLabel
                value={choice.value}
                label={choice.text}
                disabled={disabled || choice.isClosed}
                control={
                  <Radio
                    size="small"
                    slotProps={{ input: { 'aria-describedby': about === '' ? undefined : noteId } }}
                  />
                }
                {...(isTabs
                  ? { className: 'pb-radio-tab', 'data-chosen': value === choice.value }
                  : { sx: { width: 'fit-content' } })}
              />
              {about !== '' && (
                <p id={noteId} className="pb-radio-note">
                  {about}
                </p>
              )}
              <OptionDetails name={choice.text} details={entry(choice.option, options['details'])} />
            </div>
          )
        })}
      </RadioGroup>
    </>
  )
}

function entry(option: Record<string, JsonValue | undefined>, key: JsonValue | undefined) {
  return typeof key === 'string' ? option[key] : undefined
}

function textOf(option: Record<string, JsonValue | undefined>, key: JsonValue | undefined): string {
  const text = entry(option, key)
  return typeof text === 'string' ? text : ''
}
