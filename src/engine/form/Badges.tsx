import { evaluateCondition } from '../../language/index.ts'
import type { BadgeDefinition } from '../../language/portal.ts'
import { useForm, useFormSelector } from './FormContext.ts'
import { Icon } from '../registry/Icon.tsx'
import { Link } from '../registry/Link.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { useWay } from '../registry/useWay.ts'

interface BadgesProps {
  badges: BadgeDefinition[]
  /** For the field that they describe. */
  id?: string
}

/** The badges of a field or section that apply now; each that leads somewhere is a link for those who may go there. */
export function Badges({ badges, id }: BadgesProps) {
  const { store } = useForm()
  const shown = useFormSelector(store, () =>
    badges.map(({ when }) => (!when || evaluateCondition(when, store.scope()) ? '1' : '0')).join(''),
  )
  if (!shown.includes('1')) return null
  return (
    <span className="pb-badges" id={id}>
      {badges.map((badge, index) => shown[index] === '1' && <Badge key={badge.text} badge={badge} />)}
    </span>
  )
}

function Badge({ badge: { text, tone, icon, look, way } }: { badge: BadgeDefinition }) {
  const { t } = usePortal()
  const wayTo = useWay()
  const to = way && wayTo(way)
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={14} />}
      <span>{t(text)}</span>
    </>
  )
  if (look === 'button')
    return (
      <button type="button" className="pb-chip pb-badge" data-tone={tone} disabled>
        {content}
      </button>
    )
  if (to === undefined)
    return (
      <span className="pb-chip pb-badge" data-tone={tone}>
        {content}
      </span>
    )
  return (
    <Link to={to} className="pb-chip pb-badge" data-tone={tone}>
      {content}
    </Link>
  )
}
