import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Options } from '../../src/server/files/index.ts'

export interface ObjectStorage {
  /** Of a bucket, with the credentials the server accepts. */
  options: S3Options
  /** The same as `PATCHBAY_FILES`. */
  setting: string
  stop: () => Promise<void>
}

/** A server that speaks S3 and checks signatures, on a free port. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const directory = mkdtempSync(join(tmpdir(), 'patchbay-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'media' }],
  })
  const { port } = await server.run()
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}/media`,
      // The test server's only account.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      region: 'us-east-1',
    },
    setting: `s3://S3RVER:S3RVER@127.0.0.1:${port}/media?region=us-east-1&tls=off`,
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
