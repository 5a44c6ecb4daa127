import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { lengthText } from '../../../domain/audio/index.ts'
import { filesIn, type FileValue } from '../../../language/index.ts'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { AudioPlayer } from '../../common/audio-player/AudioPlayer.tsx'
import { FieldLabel } from '../../common/FieldLabel.tsx'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { useAction } from '../../common/useAction.ts'

interface Made {
  file: FileValue
  seconds: number
}

/** A text, and the file that is made by reading it out. */
export function Speech(props: FieldWidgetProps<string>) {
  const { id, label, value, required, disabled, error, describedBy, onChange, form } = props
  const { t, api } = usePortal()
  const action = useAction()
  const voice = form.useValue<string>('voice')
  const [file] = filesIn(form.useValue('file'))
  const [made, setMade] = useState<Made>()
  const isCurrent = made !== undefined && made.file.id === file?.id
  const change = (text: string): void => {
    action.forget()
    // What was read out is no longer what is written here.
    onChange(text === '' ? undefined : text, isCurrent ? { file: undefined } : {})
  }
  const make = (): Promise<void> =>
    action.run(async () => {
      const body = { text: value ?? '', voice }
      const answer = await api.send<Made>('POST', '/v1/calling_audios/speech', { body, fallback: false })
      setMade(answer.body)
      onChange(value, { file: answer.body.file })
    })
  return (
    <>
      <Box sx={{ mb: 0.75 }}>
        <FieldLabel id={id} label={label} required={required} />
      </Box>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        value={value ?? ''}
        disabled={disabled || action.busy}
        error={error !== undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={props.onBlur}
        slotProps={{
          input: {
            'aria-describedby': [`${id}-speech`, describedBy].filter(Boolean).join(' '),
            'aria-invalid': error !== undefined,
            'aria-required': required,
            maxLength: props.property.maxLength,
          },
        }}
      />
      <Typography
        id={`${id}-speech`}
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', mt: 0.5 }}
      >
        {t('audio-library:speech-help')}
      </Typography>
      {!disabled && (
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: 1 }}
          disabled={action.busy || (value ?? '').trim() === ''}
          onClick={() => void make()}
        >
          {t('audio-library:speech-make')}
        </Button>
      )}
      {action.busy && <LinearProgress aria-label={t('audio-library:speech-making')} sx={{ mt: 1 }} />}
      {action.error !== undefined && (
        <LoadFailure
          title={t('audio-library:speech-failed')}
          error={action.error}
          onRetry={() => void make()}
        />
      )}
      <Typography component="output" variant="body2" sx={{ display: 'block', mt: isCurrent ? 1 : 0 }}>
        {isCurrent && t('audio-library:speech-made', { length: lengthText(made.seconds) })}
      </Typography>
      {isCurrent && (
        <Box sx={{ mt: 1 }}>
          <AudioPlayer key={made.file.id} path={`/v1/files/${made.file.id}`} seconds={made.seconds} />
        </Box>
      )}
    </>
  )
}
