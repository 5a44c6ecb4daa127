import { useRef, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { usePortal } from '../../engine/registry/portalContext.ts'

interface DropZoneProps {
  id: string
  label: string
  disabled: boolean
  invalid: boolean
  describedBy: string | undefined
  onFiles: (files: File[]) => void
  onBlur: () => void
}

/** Takes one CSV file by drag, by button or by keyboard. */
export function DropZone({ id, label, disabled, invalid, describedBy, onFiles, onBlur }: DropZoneProps) {
  const { t } = usePortal()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const borderColor = invalid ? 'error.main' : over ? 'primary.main' : 'var(--color-control-border)'
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
        setOver(!disabled)
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        columnGap: 2,
        rowGap: 1,
        px: 2,
        py: 3,
        border: '1px dashed',
        borderColor,
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : 'background.paper',
        transition: 'background-color 120ms, border-color 120ms',
      }}
    >
      <Button
        id={id}
        variant="outlined"
        size="small"
        startIcon={<UploadFileOutlined />}
        disabled={disabled}
        aria-label={t('portal:contact-upload-choose-for', { field: label })}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
        onBlur={onBlur}
      >
        {t('portal:contact-upload-choose')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {t(over ? 'portal:contact-upload-let-go' : 'portal:contact-upload-drop')}
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        data-testid={`${id}-file`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Choosing the same file again must count as a choice.
          event.target.value = ''
        }}
      />
    </Box>
  )
}
