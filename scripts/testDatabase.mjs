const DEFAULT = 'postgres://root@127.0.0.1:5432/test'

/**
 * The PostgreSQL that the tests use: TEST_DATABASE_URL's, which has to answer, else this machine's. Undefined where none
 * listens there, or where TEST_DATABASE_URL is empty.
 */
export async function answeringPostgresql() {
  const named = process.env.TEST_DATABASE_URL
  if (named === '') return undefined
  const { default: pg } = await import('pg')
  // The limit is for a port at which something else listens
  const client = new pg.Client({ connectionString: named ?? DEFAULT, connectionTimeoutMillis: 60_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return named ?? DEFAULT
  } catch (error) {
    if (named === undefined) return undefined
    throw new Error(`TEST_DATABASE_URL does not answer: ${error.message || error.code}`, { cause: error })
  } finally {
    await client.end().catch(() => {})
  }
}
