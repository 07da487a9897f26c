import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../../config.ts'

/** An empty bucket on a server of its own, the folder in which that keeps its objects, and a way to end it. */
export async function openTestBucket(): Promise<{ s3: S3Settings; folder: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'kuvert-s3-'))
  const bucket = 'pictures'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-north-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    folder: join(directory, bucket),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
