import type { ReactNode } from 'react'
import '../theme/controls.css'
import './public.css'
import { ProductMark } from '../shell/ProductMark.tsx'
import { usePublic } from './PublicContext.ts'

const thisYear = new Date().getFullYear()

interface PublicPageProps {
  /** For text to read, as opposed to a form. */
  wide?: boolean
  children: ReactNode
}

/** Product, one card, footer. */
export function PublicPage({ wide = false, children }: PublicPageProps) {
  const { brand, t } = usePublic()
  return (
    <div className="public" data-wide={wide}>
      <header className="public-product">
        <ProductMark />
        <span>{brand.product}</span>
      </header>
      <main className="public-main">{children}</main>
      <footer className="public-footer">
        <p>
          © {thisYear} {brand.company}
        </p>
        <a href={brand.termsPath}>{t('portal:shell-terms')}</a>
        <a href={`mailto:${brand.supportEmail}`}>{t('portal:sign-in-support')}</a>
      </footer>
    </div>
  )
}
