import { findProperty } from '../../language/index.ts'
import { useForm } from '../form/index.ts'
import { usePortal } from '../registry/portalContext.ts'
import type { Clash } from './formRecord.ts'

/** The fields two people changed, and to what, where it can be said in a word. */
export function Clashes({ clashes }: { clashes: Clash[] }) {
  const { t } = usePortal()
  const { store } = useForm()

  function words(path: string, value: Word): string {
    if (value === undefined || value === null || value === '') return t('portal:form-clash-empty')
    const named = findProperty(store.entity, path)?.enumTexts?.[String(value)]
    return named === undefined ? String(value) : t(named)
  }

  return (
    <dl className="page-clashes">
      {clashes.map(({ path, mine, theirs }) => (
        <div key={path}>
          <dt>{t(findProperty(store.entity, path)?.title ?? path)}</dt>
          {isWord(mine) && isWord(theirs) ? (
            <>
              <dd>{t('portal:form-clash-theirs', { value: words(path, theirs) })}</dd>
              <dd>{t('portal:form-clash-mine', { value: words(path, mine) })}</dd>
            </>
          ) : null}
        </div>
      ))}
    </dl>
  )
}

type Word = string | number | boolean | null | undefined

function isWord(value: unknown): value is Word {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
}
