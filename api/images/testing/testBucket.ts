import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Settings } from '../../config.ts'

interface TestBucket {
  s3: S3Settings
  /** The bucket in which the server stores its objects. */
  folder: string
  /** Ends the server and removes its objects. */
  close(): Promise<void>
  /** Ends the server alone. */
  stop(): Promise<void>
  /** Starts it again, at the same address. */
  start(): Promise<void>
}

/** The settings by which a service uses a bucket. */
export const environmentOf = ({ endpoint, bucket, region, credentials }: S3Settings): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
})

/** An empty bucket on a server of its own. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'kuvert-s3-'))
  const bucket = 'pictures'
  const open = async (at: number) => {
    const opened = new S3rver({
      address: '127.0.0.1',
      port: at,
      silent: true,
      directory,
      configureBuckets: [{ name: bucket }],
    })
    return { opened, port: (await opened.run()).port }
  }
  const first = await open(0)
  const { port } = first
  let server: S3rver | null = first.opened
  const stop = async () => {
    await server?.close()
    server = null
  }
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'eu-north-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    folder: join(directory, bucket),
    async close() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
    stop,
    async start() {
      server = (await open(port)).opened
    },
  }
}
