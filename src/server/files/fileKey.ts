import type { FileAddress } from './FileStore.ts'

const ACCOUNT = /^[a-z0-9][a-z0-9-]{0,63}$/i
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NAME = /^[a-z][a-z0-9-]*\.[a-z0-9]+$/

/** `<account>/<uuid>`; nothing else ever reaches a path or an object key. */
export function folderKey(accountId: string, folder: string): string {
  if (!ACCOUNT.test(accountId) || !UUID.test(folder)) throw new Error('not a file address')
  return `${accountId}/${folder}`
}

/** `<account>/<uuid>/<name>` */
export function fileKey({ accountId, folder, name }: FileAddress): string {
  if (!NAME.test(name)) throw new Error('not a file name')
  return `${folderKey(accountId, folder)}/${name}`
}
