import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { evaluateCondition, submitValue } from '../../../language/index.ts'
import type { Scope } from '../../../language/index.ts'
import type { ChallengeDefinition } from '../../../language/portal.ts'
import { CodeFailureNotice } from '../../registry/challenge/CodeFailureNotice.tsx'
import { EnterCode } from '../../registry/challenge/EnterCode.tsx'
import type { CodeChannel, SentCode } from '../../registry/challenge/CodeChannel.ts'
import { useCodeDelivery } from '../../registry/challenge/useCodeDelivery.ts'
import type { FieldWidgetProps } from '../../registry/contract.ts'
import { Icon } from '../../registry/Icon.tsx'
import { usePortal } from '../../registry/portalContext.ts'
import { usePhoneFormat } from '../../registry/usePhoneFormat.ts'
import { useForm, useFormSelector } from '../FormContext.ts'
import type { FormStore } from '../createFormStore.ts'
import { FieldLabel } from '../FieldChrome.tsx'

interface StoredChallenge extends SentCode {
  id: string
  number: string
}

interface KnownChallenge extends StoredChallenge {
  /** When another code may be asked for, in ms since 1970. */
  resendAt: number
}

/**
 * Proves the number of another field by a code. The value is the challenge's id from the moment a code was sent, so a
 * draft goes on where it stopped; until the code is right, the form can't be sent.
 */
export function ChallengeWidget(props: FieldWidgetProps<string>) {
  const { id, path, label, value, form, required, disabled } = props
  const { api } = usePortal()
  const { store } = useForm()
  const delivery = useCodeDelivery()
  const [known, setKnown] = useState<KnownChallenge>()
  const rule = form.entity.rules.fields[path]?.challenge
  if (!rule) throw new Error(`${path} has no challenge`)
  const number = form.useValue<string>(rule.proves)
  const offered = useFormSelector(store, () => offeredChannels(rule, store.scope()).join(' '))
  const channels = offered === '' ? [] : (offered.split(' ') as CodeChannel[]) // joined above
  const current = value !== undefined && known?.id === value ? known : undefined
  const format = usePhoneFormat(true)
  const isOpen = value !== undefined && current?.status !== 'valid'
  useEffect(() => {
    if (!isOpen || disabled) return
    form.hold(path, true, 'challenge')
    return () => form.hold(path, false, 'challenge')
  }, [form, path, isOpen, disabled])

  const accept = ({ challenge }: { challenge: StoredChallenge }): void =>
    setKnown({ ...challenge, resendAt: Date.now() + challenge.resend_in * 1000 })
  const isGone = useStored(value, current !== undefined, accept)

  const send = (channel: CodeChannel): Promise<boolean> =>
    delivery.send(channel, async () => {
      const { body } = await api.send<{ challenge: StoredChallenge }>('POST', '/v1/challenges', {
        body: { ...written(store), field: path, channel },
        fallback: false,
      })
      accept(body)
      props.onChange(body.challenge.id)
    })
  const check = async (code: string): Promise<void> => {
    const address = `/v1/challenges/${String(current?.id)}`
    try {
      const { body } = await api.send<{ challenge: StoredChallenge }>('POST', `${address}/check`, {
        body: { code },
        fallback: false,
      })
      accept(body)
    } catch (error) {
      // Attempts may be used up.
      accept(await api.get<{ challenge: StoredChallenge }>(address, { fallback: false }))
      throw error
    }
  }

  return (
    <Box
      id={id}
      component="fieldset"
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={props.describedBy}
    >
      <FieldLabel id={id} label={label} required={required} group />
      {current?.status === 'valid' ? (
        <Verified number={format(current.number)} />
      ) : current ? (
        <EnterCode
          number={format(current.number)}
          last={current}
          resendAt={current.resend_in === 0 ? 0 : current.resendAt}
          channels={channels}
          delivery={delivery}
          onResend={send}
          onCheck={check}
        />
      ) : value !== undefined && !isGone ? (
        <Skeleton variant="rounded" height={96} />
      ) : (
        <SendFirst
          number={number === undefined ? undefined : format(number)}
          channels={channels}
          busy={delivery.busy}
          disabled={disabled}
          onSend={(channel) => void send(channel)}
        >
          {delivery.failure && <CodeFailureNotice failure={delivery.failure} />}
        </SendFirst>
      )}
    </Box>
  )
}

interface SendFirstProps {
  /** As people read it; none while the field is empty. */
  number: string | undefined
  channels: readonly CodeChannel[]
  busy: boolean
  disabled: boolean
  onSend: (channel: CodeChannel) => void
  children: ReactNode
}

/** Nothing was sent yet. */
function SendFirst({ number, channels, busy, disabled, onSend, children }: SendFirstProps) {
  const { t } = usePortal()
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Typography color={number === undefined ? 'text.secondary' : 'text.primary'}>
        {number === undefined
          ? t('portal:challenge-number-first')
          : t('portal:challenge-will-send', { number })}
      </Typography>
      {children}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {channels.map((channel, index) => (
          <Button
            key={channel}
            variant={index === 0 ? 'contained' : 'outlined'}
            disableElevation
            disabled={disabled || busy || number === undefined}
            onClick={() => onSend(channel)}
          >
            {t(channel === 'sms' ? 'portal:challenge-send-sms' : 'portal:challenge-send-voice')}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}

function Verified({ number }: { number: string }) {
  const { t } = usePortal()
  return (
    <Stack
      component="output"
      direction="row"
      sx={{ gap: 1, alignItems: 'center', color: 'success.main', fontWeight: 500 }}
    >
      <Icon name="check" size={20} />
      <span>{t('portal:challenge-verified', { number })}</span>
    </Stack>
  )
}

function offeredChannels({ channels }: ChallengeDefinition, scope: Scope): CodeChannel[] {
  return channels.flatMap(({ channel, when }) => (!when || evaluateCondition(when, scope) ? channel : []))
}

/** What the form would store, and where. */
function written(store: FormStore): { entity: string; record: object; id?: string } {
  const { entity, operation } = store
  const scope = store.scope()
  const record = submitValue(entity, store.value(), operation, scope)
  const { id } = (scope.row ?? {}) as { id?: string } // a stored record has one
  return { entity: entity.id, record, ...(operation === 'update' && id !== undefined && { id }) }
}

/** Reads a challenge that a draft brings. @returns whether there is none any more */
function useStored(
  id: string | undefined,
  isKnown: boolean,
  accept: (answer: { challenge: StoredChallenge }) => void,
): boolean {
  const { api } = usePortal()
  const [gone, setGone] = useState<string>()
  const latest = useRef(accept)
  useEffect(() => {
    latest.current = accept
  })
  useEffect(() => {
    if (id === undefined || isKnown) return
    let isOpen = true
    void api.get<{ challenge: StoredChallenge }>(`/v1/challenges/${id}`, { fallback: false }).then(
      (answer) => {
        if (isOpen) latest.current(answer)
      },
      () => {
        if (isOpen) setGone(id)
      },
    )
    return () => {
      isOpen = false
    }
  }, [api, id, isKnown])
  return id !== undefined && gone === id
}
