/** GSM 03.38 default alphabet in septet order, without the escape at 0x1B. Source: 3GPP TS 23.038 6.2.1. */
export const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'

/** The extension table: each character is sent as escape plus a septet. Source: 3GPP TS 23.038 6.2.1.1. */
export const GSM_EXTENSION = '\f^{}\\[~]|€'
