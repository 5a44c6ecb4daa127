import type { TextKey } from '../../../language/portal.ts'

/** Why a call is refused before it leaves, by the name the server gives. */
export const refusalWords: Record<string, TextKey> = {
  inactive: 'sip-trunks:refused-inactive',
  'in-review': 'sip-trunks:refused-in-review',
  'foreign-address': 'sip-trunks:refused-foreign-address',
  'no-password': 'sip-trunks:refused-no-password',
  'invalid-number': 'sip-trunks:refused-invalid-number',
  'blocked-prefix': 'sip-trunks:refused-blocked-prefix',
  'blocked-country': 'sip-trunks:refused-blocked-country',
  'no-route': 'sip-trunks:refused-no-route',
  'rate-too-high': 'sip-trunks:refused-rate-too-high',
  'daily-limit': 'sip-trunks:refused-daily-limit',
  'spend-cap': 'sip-trunks:refused-spend-cap',
  'no-balance': 'sip-trunks:refused-no-balance',
  'too-many-channels': 'sip-trunks:refused-too-many-channels',
}

/** SIP codes a test call can end with. */
export const codeWords: Record<string, TextKey> = {
  '403': 'sip-trunks:sip-403',
  '404': 'sip-trunks:sip-404',
  '480': 'sip-trunks:sip-480',
  '486': 'sip-trunks:sip-486',
  '488': 'sip-trunks:sip-488',
  '503': 'sip-trunks:sip-503',
  '603': 'sip-trunks:sip-603',
}
