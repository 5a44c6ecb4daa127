import Alert from '@mui/material/Alert'

/** Why something could not be done, read out at once; nothing while it was not refused. */
export function Refusal({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Alert severity="error" variant="outlined" role="alert">
      {text}
    </Alert>
  )
}
