/** Two jacks and a cord. */
export function ProductMark() {
  return (
    <svg className="product-mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <g className="product-mark-cord">
        <path d="M10 11.5c0 9 12 0 12 9" fill="none" strokeWidth="2.5" strokeLinecap="round" />
        <circle cx="10" cy="10.5" r="3.25" />
        <circle cx="22" cy="21.5" r="3.25" />
      </g>
    </svg>
  )
}
