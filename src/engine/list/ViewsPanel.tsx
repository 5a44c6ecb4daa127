import { useState, type FormEvent } from 'react'
import { listViewLimits, type ListView } from '../../shared/listView.ts'
import { ApiError } from '../registry/apiClient.ts'
import { Icon, iconOf } from '../registry/Icon.tsx'
import { usePortal } from '../registry/portalContext.ts'
import { viewContent } from './savedViews.ts'
import type { ListModel } from './useList.ts'
import './views-panel.css'

/** The saved views of a list: to choose, to save what is shown now, to change and to delete. */
export function ViewsPanel({ model, onClose }: { model: ListModel; onClose: () => void }) {
  const { t } = usePortal()
  const { all, failed, active, choose, load } = model.views
  const [isEditing, setEditing] = useState(false)
  const own = all?.filter(({ owner }) => owner === null) ?? []
  const others = all?.filter(({ owner }) => owner !== null) ?? []
  function open(view: ListView | null) {
    choose(view)
    onClose()
  }
  if (all === undefined) {
    return failed ? (
      <p className="views-note" role="alert">
        {t('portal:list-views-failed')}{' '}
        <button type="button" className="list-text-button" onClick={load}>
          {t('portal:try-again')}
        </button>
      </p>
    ) : (
      <p className="views-note pb-quiet">{t('portal:loading')}</p>
    )
  }
  return (
    <>
      <ul className="view-entries" aria-label={t('portal:list-views')}>
        <li>
          <button type="button" className="view-choice" aria-current={!active} onClick={() => open(null)}>
            <CurrentMark isCurrent={!active} />
            {t('portal:list-view-all')}
          </button>
        </li>
        {own.map((view) => (
          <Entry key={view.id} view={view} model={model} onOpen={() => open(view)} onEdit={setEditing} />
        ))}
      </ul>
      {others.length > 0 ? (
        <>
          <p className="view-caption" id="views-shared">
            {t('portal:list-views-shared')}
          </p>
          <ul className="view-entries" aria-labelledby="views-shared">
            {others.map((view) => (
              <Entry key={view.id} view={view} model={model} onOpen={() => open(view)} onEdit={setEditing} />
            ))}
          </ul>
        </>
      ) : null}
      {isEditing ? null : <SaveForm model={model} onSaved={onClose} />}
    </>
  )
}

type Doing = 'nothing' | 'edit' | 'delete'

interface EntryProps {
  view: ListView
  model: ListModel
  onOpen: () => void
  /** It is being edited: nothing else is saved meanwhile. */
  onEdit: (isEditing: boolean) => void
}

function Entry({ view, model, onOpen, onEdit }: EntryProps) {
  const { t, session } = usePortal()
  const { views } = model
  const [doing, change] = useState<Doing>('nothing')
  function setDoing(next: Doing) {
    change(next)
    onEdit(next === 'edit')
  }
  const isCurrent = views.active?.id === view.id
  const isDefault = views.defaultId === view.id
  const isOwn = view.owner === null
  const mayDelete = isOwn || session.user['role'] === undefined
  if (doing === 'edit') {
    return (
      <li className="view-edit">
        <ViewForm
          name={view.name}
          shared={view.shared}
          submit={t('portal:list-view-save')}
          onSubmit={async (change) => {
            await views.change(view.id, change)
            setDoing('nothing')
          }}
          onCancel={() => setDoing('nothing')}
        />
      </li>
    )
  }
  if (doing === 'delete') {
    return (
      <li className="view-edit">
        <p>{t('portal:list-view-delete-ask', { name: view.name })}</p>
        <div className="view-buttons">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of what was pressed */}
          <button type="button" className="button" autoFocus onClick={() => setDoing('nothing')}>
            {t('portal:list-view-keep')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="danger"
            onClick={() => void views.remove(view.id).catch(() => setDoing('nothing'))}
          >
            {t('portal:list-view-delete')}
          </button>
        </div>
      </li>
    )
  }
  return (
    <li>
      <button type="button" className="view-choice" aria-current={isCurrent} onClick={onOpen}>
        <CurrentMark isCurrent={isCurrent} />
        <span className="pb-cut">{view.name}</span>
        {isOwn ? (
          view.shared && <span className="pb-quiet">{t('portal:list-view-is-shared')}</span>
        ) : (
          <span className="pb-quiet pb-cut">{view.owner}</span>
        )}
      </button>
      <button
        type="button"
        className="icon-button view-star"
        aria-pressed={isDefault}
        aria-label={t('portal:list-view-default', { name: view.name })}
        title={t('portal:list-view-default-hint')}
        onClick={() => views.setDefault(isDefault ? null : view.id)}
        {...iconOf(isDefault ? 'star' : 'star-outline', 18)}
      />
      {isOwn ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('portal:list-view-edit', { name: view.name })}
          title={t('portal:list-view-edit-hint')}
          onClick={() => setDoing('edit')}
          {...iconOf('edit', 18)}
        />
      ) : null}
      {mayDelete ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('portal:list-view-delete-of', { name: view.name })}
          title={t('portal:list-view-delete')}
          onClick={() => setDoing('delete')}
          {...iconOf('delete', 18)}
        />
      ) : null}
    </li>
  )
}

function CurrentMark({ isCurrent }: { isCurrent: boolean }) {
  return <span className="view-mark">{isCurrent ? <Icon name="check" size={18} /> : null}</span>
}

function SaveForm({ model, onSaved }: { model: ListModel; onSaved: () => void }) {
  const { t } = usePortal()
  const { views, viewChanged, query, columns } = model
  const content = viewContent(query, columns.choices)
  const { active } = views
  return (
    <div className="view-save">
      {active?.owner === null && viewChanged ? (
        <button
          type="button"
          className="button"
          onClick={() => void views.change(active.id, { content }).then(onSaved, () => undefined)}
        >
          {t('portal:list-view-update', { name: active.name })}
        </button>
      ) : null}
      <ViewForm
        name=""
        shared={false}
        submit={t('portal:list-view-save-new')}
        onSubmit={async (view) => {
          await views.add({ ...view, content })
          onSaved()
        }}
      />
    </div>
  )
}

interface ViewFormProps {
  name: string
  shared: boolean
  submit: string
  onSubmit: (view: { name: string; shared: boolean }) => Promise<void>
  onCancel?: () => void
}

function ViewForm({ name, shared, submit, onSubmit, onCancel }: ViewFormProps) {
  const { t } = usePortal()
  const [error, setError] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const typed = values.get('name')
    setSaving(true)
    try {
      await onSubmit({ name: typeof typed === 'string' ? typed : '', shared: values.has('shared') })
    } catch (cause) {
      setError(cause instanceof ApiError ? (cause.fields['name'] ?? cause.message) : undefined)
      form.querySelector('input')?.focus()
    } finally {
      setSaving(false)
    }
  }
  return (
    <form className="view-form" onSubmit={(event) => void save(event)}>
      <label>
        {t('portal:list-view-name')}
        <input
          name="name"
          type="text"
          defaultValue={name}
          maxLength={listViewLimits.name}
          required
          autoComplete="off"
          dir="auto"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an edit takes the place of what was pressed
          autoFocus={onCancel !== undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : 'view-name-error'}
        />
      </label>
      {error === undefined ? null : (
        <p className="view-error" id="view-name-error" role="alert">
          {error}
        </p>
      )}
      <label className="view-share">
        <input name="shared" type="checkbox" defaultChecked={shared} />
        {t('portal:list-view-share')}
      </label>
      <div className="view-buttons">
        {onCancel ? (
          <button type="button" className="button" onClick={onCancel}>
            {t('portal:list-view-cancel')}
          </button>
        ) : null}
        <button
          type="submit"
          className="button"
          data-kind={onCancel ? 'primary' : undefined}
          disabled={isSaving}
        >
          {submit}
        </button>
      </div>
    </form>
  )
}
