import { useDeferredValue, useId, useMemo, useState } from 'react'
import { saveFile } from '../../../engine/data/saveFile.ts'
import { useRead } from '../../../engine/data/useRead.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { useCatalogueTexts } from '../../../engine/registry/useCatalogue.ts'
import { LoadFailure } from '../../common/LoadFailure.tsx'
import { CallDetails } from './CallDetails.tsx'
import type { OpenApi } from './OpenApi.ts'
import { readApiCalls, searchCalls } from './readApiCalls.ts'
import './apiReference.css'

const SCOPES = 'api-scopes'

/** Every call a key can make, as the portal's own OpenAPI document has it. */
export function ApiReference() {
  const { t, manifest } = usePortal()
  const id = useId()
  const { data, error, refresh } = useRead<OpenApi>('/openapi.json')
  const scopes = useCatalogueTexts([SCOPES]).get(SCOPES)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const groups = useMemo(() => (data ? readApiCalls(data, scopes) : []), [data, scopes])
  const found = useMemo(() => searchCalls(groups, search), [groups, search])
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0)
  if (!data)
    return error ? (
      <LoadFailure title={t('api-keys:reference-failed')} error={error} onRetry={() => void refresh()} />
    ) : (
      <p aria-busy="true">{t('portal:loading')}</p>
    )
  const download = () => {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
    saveFile(file, `${manifest.product} OpenAPI.json`)
  }
  return (
    <div className="api-reference">
      <div className="api-reference-tools">
        <label className="pb-hidden" htmlFor={id}>
          {t('api-keys:reference-search')}
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={t('api-keys:reference-search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <output htmlFor={id}>{t('api-keys:reference-count', { count })}</output>
        <button type="button" className="button" onClick={download}>
          {t('api-keys:reference-download')}
        </button>
      </div>
      {found.map((group) => (
        <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
          <h2 id={`${id}-${group.id}`}>{group.title}</h2>
          {group.calls.map((call) => (
            <CallDetails key={call.id} call={call} scopes={scopes} />
          ))}
        </section>
      ))}
      {count === 0 ? <p>{t('api-keys:reference-none')}</p> : null}
    </div>
  )
}
