import { useState } from 'react'
import OutlinedInput from '@mui/material/OutlinedInput'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { FieldGroup } from '../../common/FieldGroup.tsx'
import { FieldLabel } from '../../common/FieldLabel.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import { isDrawn } from './strokes.ts'

/** A signature: the name typed, or drawn. Typing is the way for keyboards. */
export function Signature(props: FieldWidgetProps<string>) {
  const { id, label, value, required, disabled, error, describedBy, onChange } = props
  const { t } = usePortal()
  const [draws, setDraws] = useState(() => isDrawn(value))
  const choose = (next: boolean | null): void => {
    if (next === null || next === draws) return
    setDraws(next)
    onChange(undefined)
  }
  return (
    <FieldGroup id={id} describedBy={describedBy} onBlur={() => props.onBlur()}>
      <FieldLabel id={id} label={label} required={required} group />
      <ToggleButtonGroup
        exclusive
        size="small"
        value={draws}
        disabled={disabled}
        aria-label={t('porting:signature-way')}
        onChange={(_event, next: boolean | null) => choose(next)}
      >
        <ToggleButton value={false}>{t('porting:signature-type')}</ToggleButton>
        <ToggleButton value>{t('porting:signature-draw')}</ToggleButton>
      </ToggleButtonGroup>
      {draws ? (
        <SignaturePad
          id={id}
          value={value ?? ''}
          disabled={disabled}
          isInvalid={error !== undefined}
          onChange={onChange}
        />
      ) : (
        <OutlinedInput
          id={id}
          size="small"
          value={value ?? ''}
          disabled={disabled}
          error={error !== undefined}
          onChange={(event) => onChange(event.target.value || undefined)}
          slotProps={{
            input: {
              'aria-labelledby': `${id}-label`,
              'aria-describedby': describedBy,
              'aria-invalid': error !== undefined,
              autoComplete: 'off',
              maxLength: 128,
            },
          }}
          sx={{ maxWidth: 600, fontStyle: 'italic', fontSize: 20 }}
        />
      )}
    </FieldGroup>
  )
}
