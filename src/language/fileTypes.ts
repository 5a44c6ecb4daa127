/** A kind of file that a field may take. */
export interface FileType {
  /** Endings of the file name, lower case; the first names the kind. */
  extensions: readonly string[]
  /** Served with downloads. */
  mediaType: string
  /** Browsers show it inside a page without running anything. */
  image?: true
}

/**
 * The kinds of files that definitions can name, by their first extension. Nothing a browser would run as a page is here:
 * no HTML, no SVG, no XML.
 */
export const fileTypes = {
  pdf: { extensions: ['pdf'], mediaType: 'application/pdf' },
  jpg: { extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg', image: true },
  png: { extensions: ['png'], mediaType: 'image/png', image: true },
  gif: { extensions: ['gif'], mediaType: 'image/gif', image: true },
  tiff: { extensions: ['tiff', 'tif'], mediaType: 'image/tiff' },
  bmp: { extensions: ['bmp'], mediaType: 'image/bmp', image: true },
  mp3: { extensions: ['mp3', 'mpeg', 'mpga'], mediaType: 'audio/mpeg' },
  wav: { extensions: ['wav'], mediaType: 'audio/wav' },
  pcap: { extensions: ['pcap', 'pcapng', 'cap'], mediaType: 'application/vnd.tcpdump.pcap' },
  har: { extensions: ['har'], mediaType: 'application/json' },
  csv: { extensions: ['csv'], mediaType: 'text/csv' },
  doc: { extensions: ['doc'], mediaType: 'application/msword' },
  docx: {
    extensions: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  json: { extensions: ['json'], mediaType: 'application/json' },
  rtf: { extensions: ['rtf'], mediaType: 'application/rtf' },
  txt: { extensions: ['txt', 'log'], mediaType: 'text/plain' },
  xls: { extensions: ['xls'], mediaType: 'application/vnd.ms-excel' },
  xlsx: {
    extensions: ['xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  zip: { extensions: ['zip'], mediaType: 'application/zip' },
} as const satisfies Record<string, FileType>

export type FileTypeName = keyof typeof fileTypes

/** What a file field takes. */
export interface FileRules {
  types: FileTypeName[]
  maxMegabytes: number
}
