import { useEffect, useRef } from 'react'
import Box from '@mui/material/Box'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useGroupedPhones } from '../event-queue/useGroupedPhones.ts'
import type { PhoneCall } from './PhoneCall.ts'

type Line = PhoneCall['lines'][number]

/** What was said and done, the newest line in view: the caller to the right, what they hear to the left. */
export function Transcript({ lines }: { lines: readonly Line[] }) {
  const { t } = usePortal()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <Box
      component="ol"
      ref={list}
      aria-label={t('simulator:phone')}
      aria-live="polite"
      tabIndex={0}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 0.75,
        m: 0,
        p: 1.5,
        listStyle: 'none',
        minHeight: 160,
        maxHeight: 360,
        overflowY: 'auto',
        borderRadius: 'var(--radius-large)',
        bgcolor: 'var(--color-canvas)',
      }}
    >
      {lines.map((line, index) => (
        // Lines are only added.
        <TranscriptLine key={index} line={line} />
      ))}
    </Box>
  )
}

function TranscriptLine({ line: { who, text, at } }: { line: Line }) {
  const grouped = useGroupedPhones()
  const isSpoken = who === 'caller' || who === 'heard'
  return (
    <Box
      component="li"
      data-who={who}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'baseline',
        alignSelf: who === 'caller' ? 'flex-end' : 'flex-start',
        maxWidth: '90%',
        typography: isSpoken ? 'body2' : 'caption',
        color: isSpoken ? 'text.primary' : 'text.secondary',
        overflowWrap: 'anywhere',
        ...(isSpoken && {
          px: 1.25,
          py: 0.75,
          borderRadius: 'var(--radius-large)',
          border: 1,
          borderColor: who === 'caller' ? 'primary.main' : 'divider',
          bgcolor: 'background.paper',
        }),
      }}
    >
      <Box
        component="span"
        sx={{
          typography: 'caption',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {timeOf(at)}
      </Box>
      <span>{grouped(text)}</span>
    </Box>
  )
}

function timeOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
