import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownPort } from '../fixtures/ownPort.ts'
import { until } from '../fixtures/until.ts'
import { startDisplay } from './display.ts'
import { endProcess } from './endProcess.ts'
import { asCall, type Engine, EngineError, type Screen } from './engine.ts'

/** Starts WebKit's small browser on a display of its own and drives it by WebDriver. */
export async function startWebKit(driver: string, screen: Screen): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const display = await startDisplay()
  const port = await ownPort()
  const env = { ...process.env, DISPLAY: display.name, HOME: home, XDG_CACHE_HOME: home, XDG_RUNTIME_DIR: home }
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], { stdio: 'ignore', env })
  const stop = async () => {
    await endProcess(server)
    await display.stop()
    await rm(home, { recursive: true, force: true, maxRetries: 10 })
  }
  const send = async <Answer = void>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: Answer & { message?: string } }
    if (!response.ok) throw new EngineError(`${method} ${path}: ${value.message}`)
    return value as Answer
  }
  try {
    await until(() =>
      send('GET', '/status').then(
        () => true,
        () => false,
      ),
    )
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} })
    const at = `/session/${sessionId}`
    await send('POST', `${at}/window/rect`, { x: 0, y: 0, ...screen })
    return {
      open: (url) => send('POST', `${at}/url`, { url }),
      run: async (work, ...given) => {
        const script = `return (${asCall(work)})(arguments[0])`
        return JSON.parse(await send<string>('POST', `${at}/execute/sync`, { script, args: [JSON.stringify(given)] }))
      },
      act: (actions) => send('POST', `${at}/actions`, { actions }),
      chooseFiles: async (value, files) => {
        const element = await send<object>('POST', `${at}/element`, { using: 'css selector', value })
        const text = files.join('\n')
        await send('POST', `${at}/element/${Object.values(element)[0]}/value`, { text })
      },
      setSession: async (address, value) => {
        // Cookies are those of the page in view
        await send('POST', `${at}/url`, { url: new URL('/robots.txt', address).href })
        const cookie = { name: 'session', value, path: '/', httpOnly: true, sameSite: 'Lax' }
        await send('POST', `${at}/cookie`, { cookie })
      },
      photograph: async () => Buffer.from(await send<string>('GET', `${at}/screenshot`), 'base64'),
      close: async () => {
        await send('DELETE', at)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}
