import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** Stands before several servers as a balancer of connections does: each goes to the next that accepts it. */
export async function startBalancer(ports: readonly number[]) {
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer((from) => {
    const mine = ports.map((_port, index) => ports[(turn + index) % ports.length] ?? 0)
    turn += 1
    sockets.add(from)
    from.on('error', () => undefined)
    from.on('close', () => sockets.delete(from))
    void firstOpen(mine).then((to) => {
      if (!to || from.destroyed) {
        to?.destroy()
        from.resetAndDestroy()
        return
      }
      sockets.add(to)
      to.on('error', () => undefined)
      // A server that is killed resets its connections, and so does what stands before it
      to.on('close', (hadError) => {
        sockets.delete(to)
        if (hadError) from.resetAndDestroy()
        else from.destroy()
      })
      from.on('close', () => to.destroy())
      from.pipe(to)
      to.pipe(from)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}

async function firstOpen(ports: readonly number[]): Promise<Socket | null> {
  for (const port of ports) {
    // oxlint-disable-next-line no-await-in-loop
    const socket = await open(port)
    if (socket) return socket
  }
  return null
}

function open(port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })
}
