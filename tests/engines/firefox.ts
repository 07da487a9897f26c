import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asCall, type Engine, EngineError, type Screen } from './engine.ts'
import { endProcess } from './endProcess.ts'
import { openBidi } from './bidi.ts'

/** Nothing is loaded or asked for that is not ours. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionPolicyBypassNotification': true,
  'datareporting.healthreport.uploadEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'da-DK',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
}

/** Starts Firefox without a window and drives it by WebDriver BiDi, which it speaks itself. */
export async function startFirefox(program: string, screen: Screen): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank']
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  const stop = async () => {
    await endProcess(browser)
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const bidi = await openBidi(`${await addressIn(browser.stderr)}/session`)
    await bidi.send('session.new', { capabilities: {} })
    const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const context = contexts[0]?.context
    await bidi.send('browsingContext.setViewport', { context, viewport: screen })
    return {
      open: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' }),
      run: async (work, ...given) => {
        const { result, exceptionDetails } = await bidi.send<CallResult>('script.callFunction', {
          functionDeclaration: asCall(work),
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: false,
        })
        if (exceptionDetails) throw new EngineError(exceptionDetails.text)
        return JSON.parse(result?.value ?? 'null')
      },
      act: (actions) => bidi.send('input.performActions', { context, actions }),
      chooseFiles: async (selector, files) => {
        const locator = { type: 'css', value: selector }
        const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
          context,
          locator,
        })
        await bidi.send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files })
      },
      setSession: (address, value) =>
        bidi.send('storage.setCookie', {
          cookie: {
            name: 'session',
            value: { type: 'string', value },
            domain: new URL(address).hostname,
            httpOnly: true,
            sameSite: 'lax',
          },
        }),
      photograph: async () => {
        const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
        return Buffer.from(data, 'base64')
      },
      close: async () => {
        bidi.close()
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface CallResult {
  result?: { value: string }
  exceptionDetails?: { text: string }
}

/** Firefox says where it listens. */
const addressIn = (output: NodeJS.ReadableStream) =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    output.on('data', (chunk) => {
      text += chunk
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
    output.once('end', () => reject(new Error(`Firefox ended before it listened: ${text}`)))
  })
