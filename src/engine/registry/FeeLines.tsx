import type { DueFee } from '../../language/transitions.ts'
import { formatMoney } from '../../shared/numbers.ts'
import { usePortal } from './portalContext.ts'

/** What is charged to the balance, line by line. */
export function FeeLines({ fees }: { fees: readonly DueFee[] }) {
  const { t, manifest } = usePortal()
  if (fees.length === 0) return null
  return (
    <dl className="dialog-fees" aria-label={t('portal:action-fees')}>
      {fees.map(({ type, text, amount }) => (
        <div key={type}>
          <dt>{t(text)}</dt>
          <dd className="pb-figures">{formatMoney(amount, manifest.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
