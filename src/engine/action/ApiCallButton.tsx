import { lazy, Suspense, useState } from 'react'
import type { EntityDefinition } from '../../language/portal.ts'
import type { ShownCall } from '../data/toCurl.ts'
import { usePortal } from '../registry/portalContext.ts'
import './action.css'

const ApiCallDialog = lazy(() =>
  import('./ApiCallDialog.tsx').then((module) => ({ default: module.ApiCallDialog })),
)

interface ApiCallButtonProps {
  /** Asked when the button is pressed, so it is what the screen shows then. */
  call: () => ShownCall
  /** Permissions of the call; one that needs none is not for keys. */
  access: string[] | undefined
}

/** Shows what a screen does as a call of the API, to people who may make keys for it. */
export function ApiCallButton({ call, access = [] }: ApiCallButtonProps) {
  const { t, can, manifest } = usePortal()
  const [shown, setShown] = useState<ShownCall>()
  if (access.length === 0 || !manifest.apiAccess || !can(manifest.apiAccess)) return null
  return (
    <>
      <button type="button" className="api-call-button" onClick={() => setShown(call())}>
        {t('portal:api-call')}
      </button>
      {shown && (
        <Suspense>
          <ApiCallDialog call={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What a form sends, without the secrets in it. */
export function shownBody(entity: EntityDefinition, body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      entity.properties[name]?.sensitive && typeof value === 'string' ? '…' : value,
    ]),
  )
}
