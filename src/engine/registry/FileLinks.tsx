import { useState } from 'react'
import { fileTypes, type FileValue } from '../../language/index.ts'
import { fileSize, shortFileName } from '../../shared/fileNames.ts'
import { Icon } from './Icon.tsx'
import { usePortal } from './portalContext.ts'

/** Where a stored file is downloaded; the session's cookie opens it. */
export function fileAddress({ id }: Pick<FileValue, 'id'>): string {
  return `/api/site/v1/files/${encodeURIComponent(id)}`
}

/** The file as a small picture, or the letters of its kind. */
export function FileMark({ file }: { file: FileValue }) {
  const [failed, setFailed] = useState(false)
  const isImage = 'image' in fileTypes[file.type]
  if (isImage && !failed)
    return (
      <img
        className="file-mark"
        src={fileAddress(file)}
        alt=""
        loading="lazy"
        onError={() => setFailed(true)}
      />
    )
  return (
    <span className="file-mark" aria-hidden="true">
      {file.type.toUpperCase()}
    </span>
  )
}

/** Stored files as links that download them. */
export function FileLinks({ files }: { files: readonly FileValue[] }) {
  const { t, manifest } = usePortal()
  return (
    <ul className="file-links">
      {files.map((file) => (
        <li key={file.id}>
          <a
            href={fileAddress(file)}
            download={file.name}
            title={t('portal:file-download', { name: file.name })}
          >
            <FileMark file={file} />
            <span>{shortFileName(file.name)}</span>
            <span className="file-size">{fileSize(file.bytes, manifest.locale)}</span>
            <Icon name="download" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
