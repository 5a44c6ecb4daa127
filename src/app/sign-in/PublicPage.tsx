import type { ReactNode } from 'react'
import '../theme/controls.css'
import './public.css'
import type { Brand } from '../start/readBrand.ts'
import { ProductMark } from '../shell/ProductMark.tsx'

const thisYear = new Date().getFullYear()

interface PublicPageProps {
  brand: Brand
  /** For text to read, as opposed to a form. */
  wide?: boolean
  children: ReactNode
}

/** Product, one card, footer. */
export function PublicPage({ brand, wide = false, children }: PublicPageProps) {
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
        <a href={brand.termsPath}>Terms of service</a>
        <a href={`mailto:${brand.supportEmail}`}>Support</a>
      </footer>
    </div>
  )
}
