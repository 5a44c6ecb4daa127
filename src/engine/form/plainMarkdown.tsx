import type { ReactNode } from 'react'

/**
 * Stands for `markdown-to-jsx` in the build, which RJSF would format its own error messages with: 27 kB that no form of
 * the portal shows. Texts of definitions are never Markdown.
 */
export function Markdown({ children }: { children?: ReactNode }): ReactNode {
  return children
}
