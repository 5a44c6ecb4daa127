import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../engine/registry/apiClient.ts'
import { ageWords } from '../../engine/registry/ageWords.ts'
import { FailureMessage } from '../../engine/registry/FailureMessage.tsx'
import { Icon } from '../../engine/registry/Icon.tsx'
import { usePortal } from '../../engine/registry/portalContext.ts'
import type { Notice, Translate } from '../../engine/registry/portalContext.ts'
import { useTimeZone } from '../../engine/registry/time-zone/useTimeZone.ts'
import { useNow } from '../../engine/registry/useNow.ts'
import { QuestionDialog } from '../../engine/registry/QuestionDialog.tsx'
import { useRead } from '../../engine/data/useRead.ts'
import { foldVersions } from '../../language/foldVersions.ts'
import type { PublishedVersion, PublishStatus } from '../../language/publishing.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { relativeTime } from '../../shared/relativeTime.ts'

interface OwnerVersionsProps {
  owner: string
  title: string
  isKept: boolean
  /** By an operator, and so no mistake. */
  isRolledBack: boolean
  /** Changes with every publication; the versions are read again. */
  publishedAt: string
  onResult: (result: Pick<Notice, 'tone' | 'text'>) => void
  onRolledBack: (status: PublishStatus) => void
}

/** The versions of a module, newest first; read once they are asked for. */
export function OwnerVersions(props: OwnerVersionsProps) {
  const { title, isKept, isRolledBack } = props
  const { t } = usePortal()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="owner" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="expand" size={18} />
        <span>{title}</span>
        {isKept && (
          <span className="pb-chip" data-tone={isRolledBack ? 'info' : 'warning'}>
            {t(isRolledBack ? 'portal:operator-rolled-back-chip' : 'portal:operator-kept-chip')}
          </span>
        )}
      </summary>
      {isOpen && <Versions {...props} />}
    </details>
  )
}

function Versions({ owner, title, isRolledBack, publishedAt, onResult, onRolledBack }: OwnerVersionsProps) {
  const { api, t } = usePortal()
  const { data, error, refresh } = useRead<{ versions: PublishedVersion[] }>('/definitions/history', {
    query: { owner },
  })
  const list = useRef<HTMLOListElement>(null)
  const [asked, setAsked] = useState<PublishedVersion | null>(null)
  useEffect(() => void refresh(), [refresh, publishedAt])

  async function rollBack({ version }: PublishedVersion): Promise<void> {
    try {
      const body = { owner, version }
      const answer = await api.send<PublishStatus>('POST', '/definitions/rollback', { body, fallback: false })
      onRolledBack(answer.body)
      onResult({
        tone: 'success',
        text: t('portal:operator-rolled-back', {
          owner: title,
          version: shortVersion(version),
        }),
      })
    } catch (failure) {
      const reason = failure instanceof ApiError ? failure.message : ''
      onResult({
        tone: 'danger',
        text: t('portal:operator-roll-back-failed', { owner: title, reason }),
      })
    }
    await refresh()
    // The button may be gone with the version that has become the current one.
    if (document.activeElement === document.body)
      list.current?.closest('details')?.querySelector('summary')?.focus()
  }

  async function publishFiles(): Promise<void> {
    try {
      const body = { owner }
      const answer = await api.send<PublishStatus>('POST', '/definitions/publish', { body, fallback: false })
      onRolledBack(answer.body)
      onResult({
        tone: 'success',
        text: t('portal:operator-files-published', { owner: title }),
      })
    } catch (failure) {
      const reason = failure instanceof ApiError ? failure.message : ''
      onResult({
        tone: 'danger',
        text: t('portal:operator-publish-failed', { owner: title, reason }),
      })
    }
    await refresh()
    if (document.activeElement === document.body)
      list.current?.closest('details')?.querySelector('summary')?.focus()
  }

  if (data === undefined) {
    if (error) return <FailureMessage error={error} onRetry={() => void refresh()} />
    return <p className="pb-quiet">{t('portal:loading')}</p>
  }
  if (data.versions.length === 0) return <p className="pb-quiet">{t('portal:operator-no-versions')}</p>
  const current = data.versions.find((version) => version.current)
  return (
    <>
      {isRolledBack && (
        <p className="version-publish">
          {t('portal:operator-publish-files-text')}{' '}
          <button type="button" className="button" onClick={() => void publishFiles()}>
            {t('portal:operator-publish-files')}
          </button>
        </p>
      )}
      <ol ref={list} className="versions">
        {foldVersions(data.versions).map((version) => (
          <Version
            key={`${version.version} ${version.publishedAt}`}
            version={version}
            isSame={version.version === current?.version}
            onRollBack={() => setAsked(version)}
          />
        ))}
      </ol>
      {asked && (
        <QuestionDialog
          dismiss={t('portal:operator-cancel')}
          action={t('portal:operator-roll-back')}
          title={t('portal:operator-roll-back-title', { owner: title })}
          text={t('portal:operator-roll-back-text', {
            version: shortVersion(asked.version),
          })}
          onAnswer={(yes) => {
            setAsked(null)
            if (yes) void rollBack(asked)
          }}
        />
      )}
    </>
  )
}

interface VersionProps {
  version: PublishedVersion
  /** It has the content that is served. */
  isSame: boolean
  onRollBack: () => void
}

function Version({ version, isSame, onRollBack }: VersionProps) {
  const { manifest, t } = usePortal()
  const now = useNow(30_000)
  const id = useId()
  const { zone } = useTimeZone()
  const { publishedAt, changed = [], changes = [] } = version
  return (
    <li>
      <div id={id}>
        <code>{shortVersion(version.version)}</code>
        <span className="version-cause">{causeOf(version, t)}</span>
        <time
          className="pb-quiet"
          dateTime={publishedAt}
          title={`${formatDateTime(publishedAt, zone)} (${zone})`}
        >
          {relativeTime(publishedAt, now, ageWords(t), zone)}
        </time>
        {changes.length > 0 && (
          <ul className="version-changes">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
        {changed.length > 0 && (
          <span className="version-changed pb-quiet">
            {t('portal:operator-changed', {
              files: listOf(changed, manifest.locale),
            })}
          </span>
        )}
      </div>
      {version.current && (
        <span className="pb-chip" data-tone="success">
          <Icon name="check" size={14} />
          {t('portal:operator-current')}
        </span>
      )}
      {!isSame && (
        <button type="button" className="button" aria-describedby={id} onClick={onRollBack}>
          {t('portal:operator-roll-back')}
        </button>
      )}
    </li>
  )
}

function causeOf({ cause, by }: PublishedVersion, t: Translate): string {
  if (cause === 'start') return t('portal:operator-cause-start')
  if (cause === 'files' && by !== undefined) return t('portal:operator-cause-files-by', { who: by })
  if (cause === 'files') return t('portal:operator-cause-files')
  return by === undefined
    ? t('portal:operator-cause-rollback')
    : t('portal:operator-cause-rollback-by', { who: by })
}

/** Files by their names in the folder of their module. */
function listOf(files: string[], locale: string): string {
  return new Intl.ListFormat(locale).format(files.map((file) => file.replace(/^modules\/[^/]+\//, '')))
}

/** Enough of a content hash to tell versions apart. */
function shortVersion(version: string): string {
  return version.slice(0, 8)
}
