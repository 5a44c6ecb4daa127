import type { BrowserFeature } from '../../../language/portal.ts'

const neverUsed = ['geolocation', 'payment', 'usb']

/** What a page may ask the browser for. @param uses what its widgets need */
export function permissionsPolicy(uses: readonly BrowserFeature[] = []): string {
  const features = (['camera', 'microphone'] as const).map(
    (feature) => `${feature}=${uses.includes(feature) ? '(self)' : '()'}`,
  )
  return [...features, ...neverUsed.map((feature) => `${feature}=()`)].join(', ')
}

/** Sent with every response. */
export const everyAnswer: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy(),
}

/** Responses other than pages load and embed nothing. */
export const nothingLoads = "default-src 'none'; frame-ancestors 'none'"

/** Behind TLS, browsers must keep using it. */
export const strictTransport = 'max-age=31536000; includeSubDomains'

/** The policy of a page; `nonce` is unique to this response. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
