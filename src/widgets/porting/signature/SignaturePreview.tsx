import Box from '@mui/material/Box'
import type { PanelProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { hiddenVisually } from '../../common/hiddenVisually.ts'
import { isDrawn, SIGNATURE_BOX } from './strokes.ts'

/** The signature of a form, typed or drawn, before it is sent. */
export function SignaturePreview({ form }: PanelProps) {
  const { t } = usePortal()
  const value = form.useValue<string>('signature') ?? ''
  if (!isDrawn(value)) return <>{value === '' ? '–' : value}</>
  const { width, height } = SIGNATURE_BOX
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width / 3}
        aria-hidden
        style={{ display: 'block', maxWidth: '100%' }}
      >
        <path
          d={value}
          fill="none"
          stroke="currentColor"
          strokeWidth={6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Box component="span" sx={hiddenVisually}>
        {t('porting:signature-drawn')}
      </Box>
    </>
  )
}
