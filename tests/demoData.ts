import { makeDemo, makeDemoFolder } from './fixtures/demo.ts'

/** Before tests of processes: what those with demo data are copied from, on the run's engine and embedded. */
export default async function prepare() {
  await makeDemo()
  await makeDemoFolder()
}
