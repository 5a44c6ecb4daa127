import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { useWay } from '../../engine/registry/useWay.ts'
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
  const findWay = useWay()
  const way = empty?.way
  const to = way && findWay(way)
  return (
    <Box sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {search
          ? portal.t('portal:sender-table-no-match', { search })
          : portal.t(empty?.text ?? 'portal:sender-table-none')}
      </Typography>
      {search ? (
        <Button size="small" sx={{ mt: 1 }} onClick={onClearSearch}>
          {portal.t('portal:sender-table-clear-search')}
        </Button>
      ) : (
        way &&
        to !== undefined && (
          <Button size="small" sx={{ mt: 1 }} onClick={() => portal.navigate(to)}>
            {portal.t(way.text)}
          </Button>
        )
      )}
    </Box>
  )
}
