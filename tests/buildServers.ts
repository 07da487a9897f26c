import { ensureBuilt } from '../scripts/toolchain.mjs'

/** Builds what the tests start as processes of their own, when a source has changed. */
export default ensureBuilt
