import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Draft } from './draft.ts'
import type { TextKey } from '../../language/portal.ts'
import { ageWords } from '../registry/ageWords.ts'
import { usePortal } from '../registry/portalContext.ts'
import { relativeTime } from '../../shared/relativeTime.ts'

interface RestoredNoticeProps {
  draft: Draft
  /** With a slot for the time since then. */
  text: TextKey
  onDiscard: () => void
}

/** The form opened with what was typed before, and it can be thrown away. */
export function RestoredNotice({ draft, text, onDiscard }: RestoredNoticeProps) {
  const { t } = usePortal()
  const [when] = useState(() => relativeTime(draft.savedAt, Date.now(), ageWords(t)))
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          {t('portal:wizard-discard')}
        </Button>
      }
      sx={{ mb: 3 }}
    >
      {t(text, { when })}
    </Alert>
  )
}
