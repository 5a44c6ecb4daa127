/** Where PBXs register and send calls to; also the realm of their passwords. */
export const SIP_HOST = 'sip.patchbay.example'

export const TRUNK = 'trunk'
