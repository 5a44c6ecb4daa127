import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useRead } from '../../engine/data/index.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { RowMapping } from '../../domain/sms/index.ts'

/** Answer of `preview_stops`. */
interface Stops {
  longest: { index: number; segments: number } | null
  unicode: { count: number; rows: number[] }
  empty: { count: number; rows: number[] }
}

interface PreviewStopsProps {
  contacts: string
  template: string
  mappings: RowMapping[]
  /** From 0. */
  position: number
  onMove: (position: number) => void
}

/** Ways to the messages worth a look: the longest, the Unicode ones, and those with an empty cell; each press goes on to the next. */
export function PreviewStops({ contacts, template, mappings, position, onMove }: PreviewStopsProps) {
  const { t } = usePortal()
  const { data } = useRead<Stops>('/v1/sms/campaigns/preview_stops', {
    post: JSON.stringify({ contacts, template, mappings }),
    keepPrevious: true,
  })
  if (!data) return null
  const { longest, unicode, empty } = data
  const toNext = (rows: number[]): void => {
    const next = rows.find((row) => row > position) ?? rows[0]
    if (next !== undefined) onMove(next)
  }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {longest && longest.segments > 1 && (
        <Button size="small" onClick={() => onMove(longest.index)}>
          {t('portal:message-preview-longest', { row: longest.index + 1, segments: longest.segments })}
        </Button>
      )}
      {unicode.count > 0 && (
        <Button size="small" onClick={() => toNext(unicode.rows)}>
          {t('portal:message-preview-unicode', { count: unicode.count })}
        </Button>
      )}
      {empty.count > 0 && (
        <Button size="small" onClick={() => toNext(empty.rows)}>
          {t('portal:message-preview-empty', { count: empty.count })}
        </Button>
      )}
    </Stack>
  )
}
