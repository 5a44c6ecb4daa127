import Box from '@mui/material/Box'
import { usePortal } from '../../engine/registry/portalContext.ts'

const brands = [
  {
    name: 'account-billing:card-amex',
    mark: (
      <>
        <rect width="48" height="30" rx="4" fill="#1f72cd" />
        <Word text="AMEX" fill="#fff" size={12} />
      </>
    ),
  },
  {
    name: 'account-billing:card-mastercard',
    mark: (
      <>
        <rect width="48" height="30" rx="4" fill="#252525" />
        <circle cx="19.5" cy="15" r="8.5" fill="#eb001b" />
        <circle cx="28.5" cy="15" r="8.5" fill="#f79e1b" />
        <path d="M24 7.8a8.5 8.5 0 0 1 0 14.4 8.5 8.5 0 0 1 0-14.4" fill="#ff5f00" />
      </>
    ),
  },
  {
    name: 'account-billing:card-visa',
    mark: (
      <>
        <rect width="48" height="30" rx="4" fill="#fff" />
        <Word text="VISA" fill="#1434cb" size={14} slanted />
      </>
    ),
  },
  {
    name: 'account-billing:card-jcb',
    mark: (
      <>
        <rect width="48" height="30" rx="4" fill="#fff" />
        {['#0b4ea2', '#c8102e', '#007b40'].map((fill, place) => (
          <rect key={fill} x={8 + place * 11.5} y="5" width="9.5" height="20" rx="3.5" fill={fill} />
        ))}
        {['J', 'C', 'B'].map((letter, place) => (
          <Word key={letter} text={letter} fill="#fff" size={9} at={12.75 + place * 11.5} />
        ))}
      </>
    ),
  },
] as const

interface WordProps {
  text: string
  fill: string
  size: number
  at?: number
  slanted?: boolean
}

function Word({ text, fill, size, at = 24, slanted = false }: WordProps) {
  return (
    <text
      x={at}
      y={15 + size * 0.36}
      textAnchor="middle"
      fontSize={size}
      fontWeight="800"
      fontStyle={slanted ? 'italic' : 'normal'}
      fontFamily="inherit"
      fill={fill}
    >
      {text}
    </text>
  )
}

/** Marks of the cards that payments take. */
export function AcceptedCards() {
  const { t } = usePortal()
  return (
    <Box
      component="ul"
      aria-label={t('account-billing:accepted-cards')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {brands.map(({ name, mark }) => (
        <li key={name}>
          <span className="visually-hidden">{t(name)}</span>
          <Box
            component="svg"
            aria-hidden
            viewBox="0 0 48 30"
            sx={{
              display: 'block',
              width: 48,
              height: 30,
              borderRadius: '4px',
              boxShadow: '0 0 0 1px rgb(0 0 0 / 16%)',
            }}
          >
            <title>{t(name)}</title>
            {mark}
          </Box>
        </li>
      ))}
    </Box>
  )
}
