import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { usePortal } from '../registry/portalContext.ts'
import type { Estimate } from './useEstimate.ts'

/** What saving will do, figure by figure, and what stands in its way. */
export function EstimateFigures({ estimate: { figures, problems } }: { estimate: Estimate }) {
  const { t } = usePortal()
  if (!figures) return null
  return (
    <Box sx={cardStyle} aria-live="polite">
      <Box component="dl" sx={listStyle}>
        {figures.map(({ id, title, text }) => (
          <div key={id}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {t(title)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {text ?? <Skeleton width={80} />}
            </Typography>
          </div>
        ))}
      </Box>
      {problems.map((problem) => (
        <Alert key={problem} severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      ))}
    </Box>
  )
}

const cardStyle = {
  p: { lg: 2 },
  border: { lg: 1 },
  borderColor: { lg: 'divider' },
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const listStyle = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: '1fr 1fr' },
  columnGap: 2,
  rowGap: { xs: 0.5, lg: 1.5 },
} as const
