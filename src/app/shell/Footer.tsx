import { brand } from '../brand.ts'

export function Footer() {
  return (
    <footer className="shell-footer">
      <p>
        © {brand.year} {brand.company}
      </p>
      <a href={brand.termsPath}>Terms of service</a>
    </footer>
  )
}
