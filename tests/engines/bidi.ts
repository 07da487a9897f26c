import { WebSocket } from 'undici'
import { EngineError } from './engine.ts'

/** A connection of WebDriver BiDi: commands by their number, and their answers. */
export interface Bidi {
  send: <Answer = void>(method: string, params: object) => Promise<Answer>
  close: () => void
}

export async function openBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answered) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answered
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  socket.addEventListener('close', () => {
    for (const answer of waiting.values()) answer({ id: 0, message: 'The browser has ended' })
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new EngineError(`No answer at ${address}`)))
  })
  return {
    send: async (method, params) => {
      const id = ++last
      const answered = new Promise<Answered>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method, params }))
      const { message, result } = await answered
      if (message !== undefined) throw new EngineError(`${method}: ${message}`)
      return result as never
    },
    close: () => socket.close(),
  }
}

interface Answered {
  id: number
  result?: unknown
  /** Of an error. */
  message?: string
}
