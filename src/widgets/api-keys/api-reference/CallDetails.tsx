import { useState } from 'react'
import { toCurl } from '../../../engine/data/toCurl.ts'
import { usePortal } from '../../../engine/registry/portalContext.ts'
import { CopyButton } from '../../common/CopyButton.tsx'
import type { ApiCall, ApiValue } from './readApiCalls.ts'

interface CallDetailsProps {
  call: ApiCall
  /** Names of the scopes, once they are loaded. */
  scopes: ReadonlyMap<string, string> | undefined
}

/** One call, folded; what is in it is drawn once it is opened. */
export function CallDetails({ call, scopes }: CallDetailsProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="api-call-details" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <span className="api-call-method" data-method={call.method}>
          {call.method}
        </span>{' '}
        <code className="api-call-path">{call.path}</code>{' '}
        <span className="api-call-summary">{call.summary}</span>
      </summary>
      {opened ? <Contents call={call} scopes={scopes} /> : null}
    </details>
  )
}

function Contents({ call, scopes }: CallDetailsProps) {
  const { t } = usePortal()
  const command = toCurl(`${location.origin}/api/site`, call.example)
  return (
    <div className="api-call-contents">
      {call.description === '' ? null : <p>{call.description}</p>}
      <h3>{t('api-keys:reference-scopes')}</h3>
      <ul className="api-call-scopes">
        {call.scopes.map((scope) => (
          <li key={scope}>
            {scopes?.get(scope) ?? scope} <code>{scope}</code>
          </li>
        ))}
      </ul>
      <Values title={t('api-keys:reference-parameters')} values={call.parameters} />
      <Values title={t('api-keys:reference-body')} values={call.body} />
      <h3>{t('api-keys:reference-example')}</h3>
      <div className="api-call-example">
        {/* Long lines are scrolled, by keyboard too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
        <section tabIndex={0} aria-label={t('api-keys:reference-example')}>
          <pre>
            <code>{command}</code>
          </pre>
        </section>
        <CopyButton text={command} name={call.id} />
      </div>
      {call.answer ? (
        <Values
          title={t('api-keys:reference-answer', { status: call.answer.status })}
          values={call.answer.values}
        />
      ) : null}
      <h3>{t('api-keys:reference-errors')}</h3>
      <dl className="api-call-errors">
        {call.errors.map(({ status, description }) => (
          <div key={status}>
            <dt>
              <code>{status}</code>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Values({ title, values }: { title: string; values: ApiValue[] }) {
  const { t } = usePortal()
  if (values.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on phones */}
      <section className="api-call-values" tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('api-keys:reference-name')}</th>
              <th scope="col">{t('api-keys:reference-type')}</th>
              <th scope="col">{t('api-keys:reference-about')}</th>
            </tr>
          </thead>
          <tbody>
            {values.map(({ name, type, required, description }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>{' '}
                  {required ? (
                    <span className="api-call-required">{t('api-keys:reference-required')}</span>
                  ) : null}
                </th>
                <td>{type}</td>
                <td>{description}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
