import { Client } from 'pg'

const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test'

/** True if there is a PostgreSQL to measure on. */
export async function hasPostgresql(): Promise<boolean> {
  try {
    await query(SERVER, 'select 1')
    return true
  } catch {
    return false
  }
}

/** Lends a new database on the server, and drops it afterwards. */
export async function withDatabase(use: (url: string) => Promise<void>): Promise<void> {
  const name = `kuvert_bench_${crypto.randomUUID().replaceAll('-', '')}`
  const url = new URL(SERVER)
  url.pathname = `/${name}`
  await query(SERVER, `create database ${name}`)
  try {
    await use(url.href)
  } finally {
    await query(SERVER, `drop database ${name} with (force)`)
  }
}

/** The rows of one statement. */
export async function query(connectionString: string, text: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}
