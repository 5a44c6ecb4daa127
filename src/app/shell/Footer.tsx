import { Link } from '../../engine/registry/Link.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import { usePlaces } from '../../engine/registry/usePlaces.ts'

const thisYear = new Date().getFullYear()

export function Footer() {
  const { manifest, t } = usePortal()
  const places = usePlaces()
  return (
    <footer className="shell-footer">
      <p>
        © {thisYear} {manifest.company}
      </p>
      <Link to={places('support')} className="only-wide">
        {manifest.supportEmail}
      </Link>
      <a href={manifest.termsPath}>{t('portal:shell-terms')}</a>
    </footer>
  )
}
