export interface RecordList {
  /** Of the API. */
  path: string
  /** Property that people know a record by. */
  name: string
  /** Query parameter that finds records by it. */
  search: string
  /** Parameters that leave out what no published flow may use. */
  usable?: Record<string, string>
}

const audio: RecordList = { path: '/v1/calling_audios', name: 'name', search: 'name' }
const published = { is_published: 'true' }

/** Where the records are whose ids options hold. */
export const recordLists: Record<string, RecordList> = {
  audio_id: audio,
  hold_audio_id: audio,
  wait_audio_id: audio,
  caller_id_id: { path: '/v1/verified_caller_ids', name: 'number', search: 'number' },
  trunk_id: { path: '/v1/sip_accounts', name: 'label', search: 'search', usable: { status: 'active' } },
  sender_id: { path: '/v1/sms/senders', name: 'title', search: 'title', usable: { is_visible: 'true' } },
  template_id: {
    path: '/v1/sms/templates',
    name: 'name',
    search: 'search',
    usable: { can_be_used_for_campaign: 'true' },
  },
  'flow_id.voice_campaign': { path: '/v1/call_flows', name: 'name', search: 'name', usable: published },
  'flow_id.ivr': { path: '/v1/ivr_flows', name: 'name', search: 'name', usable: published },
}
