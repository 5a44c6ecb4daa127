import type { ShortLinks } from '../../domain/sms/index.ts'
import type { FormAccess } from '../../engine/registry/contract.ts'
import { usePortal } from '../../engine/registry/portalContext.ts'

/** Whether the links of a message are sent short, and how they are written here, so that lengths are those of real ones. */
export function useShortLinks(form: Pick<FormAccess, 'useValue'>, field: string): ShortLinks {
  const { session } = usePortal()
  const isOn = form.useValue<boolean>(field) === true
  const { short_link: sample } = session.config
  return isOn && (typeof sample === 'string' ? sample : true)
}
