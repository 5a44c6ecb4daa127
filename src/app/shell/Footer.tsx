import { usePortal } from '../../engine/registry/portalContext.ts'

const thisYear = new Date().getFullYear()

export function Footer() {
  const { manifest, t } = usePortal()
  return (
    <footer className="shell-footer">
      <p>
        © {thisYear} {manifest.company}
      </p>
      <a href={manifest.termsPath}>{t('portal:shell-terms')}</a>
    </footer>
  )
}
