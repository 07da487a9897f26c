import { makeTestDump, makeTestTemplate } from './testDatabase.ts'

/** Before tests that open databases: what those are copied from. */
export default async function prepare() {
  const server = process.env.TEST_DATABASE_URL
  await (server ? makeTestTemplate(server) : makeTestDump())
}
