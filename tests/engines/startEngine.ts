import type { Engine, Screen } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** Starts the engine of this run: scripts/engines.mjs finds its program. */
export function startEngine(screen: Screen): Promise<Engine> {
  const { ENGINE, FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env
  if (ENGINE === 'firefox' && FIREFOX_PATH) return startFirefox(FIREFOX_PATH, screen)
  if (ENGINE === 'webkit' && WEBKIT_DRIVER_PATH) return startWebKit(WEBKIT_DRIVER_PATH, screen)
  throw new Error('No engine: npm run test:engines finds and names them')
}
