import Button from '@mui/material/Button'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useCopy } from '../../engine/registry/useCopy.ts'
import { hiddenVisually } from './hiddenVisually.ts'

/** Copies a text and says so for a moment. `name` is what it copies, for screen readers. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = usePortal()
  const [copied, copy] = useCopy()
  return (
    <Button variant="outlined" size="small" onClick={() => void copy(text)} sx={{ minWidth: 88 }}>
      <span aria-live="polite">{copied ? t('portal:copy-done') : t('portal:copy-do')}</span>
      <span style={hiddenVisually}>&nbsp;{name}</span>
    </Button>
  )
}
