import { join } from 'node:path'
import { createLocalFileStore } from './createLocalFileStore.ts'
import { createS3FileStore, type S3Options } from './createS3FileStore.ts'
import type { FileStore } from './FileStore.ts'

/**
 * The store that `PATCHBAY_FILES` names: `s3://KEY:SECRET@storage.example/bucket?region=eu-1`, or without it a folder
 * beside the data.
 * @throws with a sentence for people when the setting is invalid
 */
export function openFileStore(setting: string | undefined, dataFolder: string): FileStore {
  return setting === undefined || setting === ''
    ? createLocalFileStore(join(dataFolder, 'files'))
    : createS3FileStore(readS3Setting(setting))
}

export function readS3Setting(setting: string): S3Options {
  const url = URL.canParse(setting) ? new URL(setting) : undefined
  const bucket = url?.pathname.slice(1) ?? ''
  if (url?.protocol !== 's3:' || url.username === '' || url.password === '' || !/^[\w.-]+$/.test(bucket))
    throw new Error(
      'PATCHBAY_FILES must look like s3://KEY:SECRET@storage.example/bucket?region=eu-1. Encode special characters in the key and the secret.',
    )
  // Plain HTTP is for a storage on the same machine or network.
  const protocol = url.searchParams.get('tls') === 'off' ? 'http' : 'https'
  return {
    endpoint: `${protocol}://${url.host}/${bucket}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'auto',
  }
}
