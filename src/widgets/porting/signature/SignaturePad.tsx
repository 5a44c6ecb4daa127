import { useRef, type PointerEvent } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { hiddenVisually } from '../../common/hiddenVisually.ts'
import { pointIn, SIGNATURE_BOX, withPoint } from './strokes.ts'

interface SignaturePadProps {
  id: string
  /** The path so far, empty for none. */
  value: string
  disabled: boolean
  isInvalid: boolean
  onChange: (path: string | undefined) => void
}

/** A box to draw in with mouse, pen or finger. */
export function SignaturePad({ id, value, disabled, isInvalid, onChange }: SignaturePadProps) {
  const { t } = usePortal()
  const path = useRef(value)
  const isDown = useRef(false)
  const { width, height } = SIGNATURE_BOX

  const draw = (event: PointerEvent<HTMLElement>, begins: boolean): void => {
    if (disabled) return
    const before = begins ? value : path.current
    path.current = withPoint(before, pointIn(event.currentTarget.getBoundingClientRect(), event), begins)
    onChange(path.current)
  }
  return (
    <>
      <Box
        id={id}
        component="section"
        aria-label={t('porting:signature-pad')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          isDown.current = true
          draw(event, true)
        }}
        onPointerMove={(event) => {
          if (isDown.current) draw(event, false)
        }}
        onPointerUp={() => (isDown.current = false)}
        onPointerCancel={() => (isDown.current = false)}
        sx={{
          position: 'relative',
          maxWidth: width,
          border: 1,
          borderColor: isInvalid ? 'error.main' : 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          touchAction: 'none',
          cursor: disabled ? 'default' : 'crosshair',
        }}
      >
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden style={{ display: 'block' }}>
          <path
            d={value}
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {value === '' && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeItems: 'center',
              pointerEvents: 'none',
              userSelect: 'none',
              textAlign: 'center',
              p: 1,
            }}
          >
            {t('porting:signature-pad-help')}
          </Typography>
        )}
      </Box>
      <Box component="output" sx={hiddenVisually}>
        {value === '' ? '' : t('porting:signature-drawn')}
      </Box>
      <div>
        <Button size="small" disabled={disabled || value === ''} onClick={() => onChange(undefined)}>
          {t('porting:signature-clear')}
        </Button>
      </div>
    </>
  )
}
