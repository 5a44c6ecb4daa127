import { useState } from 'react'
import { editAddress } from './editAddress.ts'
import type { StoredRecord } from './useRecord.ts'
import type { ResourceDefinition, WizardDefinition, WizardMode } from '../../language/portal.ts'
import { Link } from '../registry/Link.tsx'
import { PageHeader } from '../registry/PageHeader.tsx'
import { usePortal } from '../registry/portalContext.ts'

interface WizardHeaderProps {
  definition: WizardDefinition
  resource: ResourceDefinition
  mode: WizardMode
  record: StoredRecord | undefined
  back: string
}

/** The title; while a record is read, with the ways back to where it stands and on to its form. */
export function WizardHeader({ definition, resource, mode, record, back }: WizardHeaderProps) {
  const { t, manifest, session, can } = usePortal()
  const [now] = useState(() => new Date().toISOString())
  const title = definition.title[mode]
  const scope = { ...session, now }
  const isRead = mode === 'view' && record !== undefined
  const edit = isRead ? editAddress(manifest.routes, { definition, resource, record }, scope, can) : undefined
  return (
    <PageHeader
      title={title ? t(title) : ''}
      action={
        isRead && (
          <div className="pb-page-actions">
            <Link to={back} className="button">
              {t('portal:go-back')}
            </Link>
            {edit !== undefined && (
              <Link to={edit} className="button" data-kind="primary">
                {t('portal:wizard-edit-record')}
              </Link>
            )}
          </div>
        )
      }
    />
  )
}
