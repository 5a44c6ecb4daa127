import { usePortal } from '../../engine/registry/portalContext.ts'

export function Footer() {
  const { manifest, t } = usePortal()
  return (
    <footer className="shell-footer">
      <p>
        © {new Date().getFullYear()} {manifest.company}
      </p>
      <a href={manifest.termsPath}>{t('portal:shell-terms')}</a>
    </footer>
  )
}
