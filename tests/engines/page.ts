import { until } from '../fixtures/until.ts'
import { type Engine, EngineError, type PointerAction } from './engine.ts'
import { type Found, findInPage, type Role, type Target } from './findInPage.ts'
import { control, stroke, strokes } from './keys.ts'

/** A page as a person uses it. Each act waits until it can be done, each look until it holds; what is awaited is said. */
export interface Page {
  open: (address: string) => Promise<void>
  click: (target: Target) => Promise<void>
  /** Types in the place of what a field holds. */
  type: (target: Target, text: string) => Promise<void>
  /** Types where the focus is. */
  write: (text: string) => Promise<void>
  /** Presses a key: 'Tab', 'Enter'. */
  press: (key: 'Tab' | 'Enter') => Promise<void>
  /** Drags by a handle onto the middle of something else, and lets go once the page says where that is. */
  drag: (handle: Target, onto: Target, place: string) => Promise<void>
  upload: (target: Target, paths: readonly string[]) => Promise<void>
  /** Waits until a text is seen, anywhere or in a target. */
  shows: (text: string, within?: Target) => Promise<void>
  holds: (target: Target, value: string) => Promise<void>
  isAt: (path: RegExp) => Promise<void>
  /** What a field holds, once it holds something. */
  valueOf: (target: Target) => Promise<string>
  signIn: (address: string, token: string) => Promise<void>
  /** What the page waits for in vain, where it is and what it shows. */
  describe: () => Promise<string>
  photograph: () => Promise<Buffer>
}

/** A target by its role and name, within another. */
export const by = (role: Role, name?: string, within?: Target): Target => ({
  role,
  ...(name !== undefined && { name }),
  ...(within && { within }),
})

const POINTER = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } } as const
const DRAG_STEPS = 20

/** The page of an engine; its waiting ends with the signal. */
export function openPage(engine: Engine, signal: AbortSignal): Page {
  let awaited = 'nothing'
  const waitFor = async (what: string, condition: () => Promise<boolean>) => {
    awaited = what
    await until(async () => {
      signal.throwIfAborted()
      try {
        return await condition()
      } catch (error) {
        // The page is being left for another one
        if (!(error instanceof EngineError)) throw error
        awaited = `${what} (${error.message})`
        return false
      }
    })
  }
  const find = (target: Target, act: Parameters<typeof findInPage>[1] = 'look') => engine.run(findInPage, target, act)
  /** The middle of the one target, once it can be pressed and stands still. */
  const pointOf = async (target: Target) => {
    let last: Found['point'] = null
    await waitFor(`to reach ${inWords(target)}`, async () => {
      const { count, point } = await find(target, 'reach')
      if (count > 1) throw new Error(`${count} are meant by ${inWords(target)}`)
      const isStill = point !== null && point.x === last?.x && point.y === last.y
      last = point
      return isStill
    })
    return last as unknown as { x: number; y: number }
  }
  const keys = (actions: ReturnType<typeof strokes>) => engine.act([{ type: 'key', id: 'keyboard', actions }])
  const movePointer = (actions: PointerAction[]) => engine.act([{ ...POINTER, actions }])
  const click: Page['click'] = async (target) => {
    const middle = await pointOf(target)
    await movePointer([
      { type: 'pointerMove', ...middle },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }
  const shows: Page['shows'] = (text, within) =>
    waitFor(`the text '${text}'${within ? ` in ${inWords(within)}` : ''}`, async () =>
      (await find(within ?? { role: 'body' })).text.includes(text),
    )
  return {
    open: (address) => engine.open(address),
    click,
    type: async (target, text) => {
      await click(target)
      await keys([...control('a'), ...strokes(text)])
    },
    write: (text) => keys(strokes(text)),
    press: (key) => keys(stroke(key)),
    drag: async (handle, onto, place) => {
      const from = await pointOf(handle)
      const to = await pointOf(onto)
      const way = Array.from({ length: DRAG_STEPS }, (_, step) => ({
        type: 'pointerMove' as const,
        x: Math.round(from.x + ((to.x - from.x) * (step + 1)) / DRAG_STEPS),
        y: Math.round(from.y + ((to.y - from.y) * (step + 1)) / DRAG_STEPS),
      }))
      await movePointer([
        { type: 'pointerMove', ...from },
        { type: 'pointerDown', button: 0 },
      ])
      // As a hand does it: the page draws between the steps
      for (const step of way) await movePointer([step])
      await shows(place)
      await movePointer([{ type: 'pointerUp', button: 0 }])
    },
    upload: async (target, paths) => {
      const mark = 'data-chosen-by-story'
      await waitFor(`a field for files, ${inWords(target)}`, async () => (await find(target, { mark })).count === 1)
      await engine.chooseFiles(`[${mark}]`, paths)
    },
    shows,
    holds: (target, value) =>
      waitFor(`'${value}' in ${inWords(target)}`, async () => (await find(target)).value === value),
    isAt: (path) => waitFor(`the address ${path}`, async () => path.test(await engine.run(() => location.href))),
    valueOf: async (target) => {
      let value = ''
      await waitFor(`a value in ${inWords(target)}`, async () => {
        value = (await find(target)).value
        return value !== ''
      })
      return value
    },
    signIn: (address, token) => engine.setSession(address, token),
    describe: async () => {
      const [address, text] = await engine.run(() => [location.href, document.body.innerText] as const)
      return `It waited for ${awaited} at ${address}, which shows:\n${text}`
    },
    photograph: engine.photograph,
  }
}

const inWords = ({ role, name, text, within, nth }: Target): string =>
  [
    role,
    name === undefined ? '' : ` '${name}'`,
    text === undefined ? '' : ` with '${text}'`,
    nth === undefined ? '' : ` number ${nth + 1}`,
    within ? ` in ${inWords(within)}` : '',
  ].join('')
