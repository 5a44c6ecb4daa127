import { useMemo } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dueFees } from '../../language/transitions.ts'
import type { DueFee } from '../../language/transitions.ts'
import type { PostingDefinition, StepDefinition } from '../../language/portal.ts'
import { useForm, useFormSelector } from '../form/index.ts'
import { FeeLines } from '../registry/FeeLines.tsx'
import { usePortal } from '../registry/portalContext.ts'

/** What a new record costs, unless the summary has the amount in a row of its own. */
export function CreationFees({ step }: { step: StepDefinition }) {
  const { store, entity } = useForm()
  const { t } = usePortal()
  const postings = entity.lifecycle?.created?.postings
  const due = useFormSelector(store, () =>
    store.mode === 'create' && postings
      ? JSON.stringify(
          dueFees(
            postings.filter((posting) => !isInSummary(step, posting)),
            { ...store.scope(), row: store.value() },
          ),
        )
      : '[]',
  )
  const fees = useMemo(() => JSON.parse(due) as DueFee[], [due])
  if (fees.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="subtitle2" component="h3">
        {t('portal:action-fees')}
      </Typography>
      <FeeLines fees={fees} />
    </Box>
  )
}

function isInSummary({ summary }: StepDefinition, { amount }: PostingDefinition): boolean {
  return summary.some(({ field }) => field !== undefined && amount === `{row.${field}}`)
}
