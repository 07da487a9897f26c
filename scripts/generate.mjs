import { ensureInstalled, generate } from './toolchain.mjs'

ensureInstalled()
generate()
