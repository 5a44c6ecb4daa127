import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { ReferenceDefinition } from '../../language/portal.ts'

interface NoSendersProps {
  search: string
  reference: ReferenceDefinition | undefined
  onClearSearch: () => void
}

/** Nothing matches the search, or the country has no Sender ID yet. */
export function NoSenders({ search, reference, onClearSearch }: NoSendersProps) {
  const portal = usePortal()
  const empty = reference?.empty
  const { to, action } = empty ?? {}
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {search ? `No Sender ID matches “${search}”.` : empty ? portal.t(empty.text) : 'No Sender IDs'}
      </Typography>
      {search ? (
        <Button size="small" sx={{ mt: 1 }} onClick={onClearSearch}>
          Clear the search
        </Button>
      ) : (
        to !== undefined &&
        action !== undefined && (
          <Button size="small" sx={{ mt: 1 }} onClick={() => portal.navigate(to)}>
            {portal.t(action)}
          </Button>
        )
      )}
    </Box>
  )
}
