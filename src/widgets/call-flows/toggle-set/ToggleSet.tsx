import { styled } from '@mui/material/styles'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'

const Frame = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 })
const Legend = styled('legend')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 500,
  padding: 0,
  marginBottom: 6,
}))
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  '&[data-layout="keypad"]': { display: 'grid', gridTemplateColumns: 'repeat(3, 44px)' },
  '& > button': {
    minWidth: 44,
    height: 36,
    padding: '0 10px',
    border: '1px solid var(--color-control-border)',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--color-surface)',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
  },
  '& > button[aria-pressed="true"]': {
    borderColor: 'var(--color-accent)',
    background: 'var(--color-accent)',
    color: 'var(--color-on-accent)',
    fontWeight: 600,
  },
  '& > button:disabled': { opacity: 0.6, cursor: 'default' },
})

/** A few choices as buttons that stay pressed; kept in the order of the choices. */
export function ToggleSet(props: FieldWidgetProps<string[]>) {
  const {
    id,
    label,
    value = [],
    onChange,
    onBlur,
    required,
    disabled,
    describedBy,
    property,
    options,
  } = props
  const { t } = usePortal()
  const choices = property.items?.enum ?? []
  return (
    <Frame id={id} aria-describedby={describedBy} onBlur={onBlur}>
      <Legend id={`${id}-label`}>
        {label}
        {required && ' *'}
      </Legend>
      <Row data-layout={options['layout']}>
        {choices.map((choice) => {
          const name = String(choice)
          const text = property.items?.enumTexts?.[name]
          const isOn = value.includes(name)
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              disabled={disabled}
              onClick={() => {
                const next = choices.filter((one) => (one === choice ? !isOn : value.includes(String(one))))
                onChange(next.map(String))
              }}
            >
              {text === undefined ? name : t(text)}
            </button>
          )
        })}
      </Row>
    </Frame>
  )
}
