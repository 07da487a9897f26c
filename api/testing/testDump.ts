import { makeTestDump } from './testDatabase.ts'

/** Before tests of the embedded database: the dump that it is loaded from. */
export default makeTestDump
