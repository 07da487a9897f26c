const DEFAULT = 'postgres://root@127.0.0.1:5432/test'

/** The PostgreSQL that the tests use, of TEST_DATABASE_URL or of this machine; undefined where none answers. */
export async function answeringPostgresql() {
  const connectionString = process.env.TEST_DATABASE_URL || DEFAULT
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 })
  try {
    await client.connect()
    await client.query('select 1')
    return connectionString
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
