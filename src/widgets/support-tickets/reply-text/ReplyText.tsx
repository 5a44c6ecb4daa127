import { useState } from 'react'
import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRead } from '../../../engine/data/useRead.ts'
import type { FieldWidgetProps } from '../../../engine/registry/contract.ts'
import { FieldLabel } from '../../common/FieldLabel.tsx'
import { SavedReplies, type SavedReply } from '../../common/SavedReplies.tsx'

/** As many as one call answers. */
const PER_PAGE = '100'

/** Several lines of text, which one of the account's saved replies can fill. */
export function ReplyText(props: FieldWidgetProps<string>) {
  const { id, label, value = '', required, disabled, error, describedBy, options, onChange, onBlur } = props
  const [isOpen, setOpen] = useState(false)
  const path = typeof options['replies'] === 'string' ? options['replies'] : null
  const read = useRead<{ saved_replies: SavedReply[] }>(isOpen ? path : null, {
    query: { per_page: PER_PAGE },
  })
  const most = props.property.maxLength
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
        <FieldLabel id={id} label={label} required={required} />
        {!disabled && path !== null && (
          <SavedReplies
            replies={read.data?.saved_replies}
            failed={read.error !== undefined}
            value={value}
            onInsert={(text) => onChange(text.slice(0, most))}
            onOpen={() => {
              setOpen(true)
              if (read.error) void read.refresh()
            }}
            manage={typeof options['manage'] === 'string' ? options['manage'] : undefined}
          />
        )}
      </Box>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        multiline
        minRows={typeof options['rows'] === 'number' ? options['rows'] : 4}
        value={value}
        disabled={disabled}
        error={error !== undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
        slotProps={{
          input: {
            dir: 'auto',
            'aria-describedby': describedBy,
            'aria-invalid': error !== undefined,
            'aria-required': required,
          },
        }}
      />
    </>
  )
}
