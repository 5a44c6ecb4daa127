import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { FieldGroup } from '../common/FieldGroup.tsx'
import { FieldLabel } from '../common/FieldLabel.tsx'
import { hiddenVisually } from '../common/hiddenVisually.ts'
import { announcement } from './announcement.ts'
import { DropZone } from './DropZone.tsx'
import { FileCard } from './FileCard.tsx'
import { SavedLists } from './SavedLists.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { uploadTexts } from './uploadTexts.ts'
import { useContactUpload } from './useContactUpload.ts'
import type { FieldWidgetProps } from '../../engine/registry/contract.ts'

/** Uploads a contact file, shows its progress and what was found in it. The value is the upload's uuid. */
export function ContactUpload(props: FieldWidgetProps<string>) {
  const { id, label, value, required, disabled, error, describedBy, form, options } = props
  const { saved } = options
  const { t } = usePortal()
  const upload = useContactUpload(props)
  const refusal = upload.state.step === 'empty' ? upload.state.refusal : undefined
  const focusField = () => requestAnimationFrame(() => document.getElementById(id)?.focus())
  return (
    <FieldGroup id={id}>
      <FieldLabel id={id} label={label} required={required} group />
      {upload.state.step !== 'empty' ? (
        <UploadProgress
          id={id}
          state={upload.state}
          onCancel={() => {
            upload.cancel()
            focusField()
          }}
          onRetryNow={upload.retryNow}
        />
      ) : value === undefined ? (
        <>
          <DropZone
            id={id}
            label={label}
            disabled={disabled}
            invalid={Boolean(error ?? refusal)}
            describedBy={[describedBy, refusal && `${id}-refusal`].filter(Boolean).join(' ') || undefined}
            onFiles={upload.choose}
            onBlur={() => props.onBlur()}
          />
          {typeof saved === 'string' && !disabled && (
            <SavedLists id={id} path={saved} onChoose={(uuid, filename) => upload.resume(uuid, filename)} />
          )}
        </>
      ) : (
        <FileCard
          id={id}
          form={form}
          answer={upload.answer}
          findingsFailed={upload.findingsFailed}
          disabled={disabled}
          skipping={upload.skipping}
          skipError={upload.skipError}
          onRemove={() => {
            upload.remove()
            focusField()
          }}
          onSkipHeader={upload.skipHeader}
          onDownload={upload.download}
        />
      )}
      {refusal && (
        <Alert id={`${id}-refusal`} severity="error" variant="outlined">
          {refusal.text ?? t(uploadTexts.failed)}
          {refusal.filename && (
            <Box
              component="span"
              sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              {refusal.filename}
            </Box>
          )}
        </Alert>
      )}
      <Box component="output" sx={hiddenVisually}>
        {announcement(upload.state, upload.answer, t)}
      </Box>
    </FieldGroup>
  )
}
