import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** Stands before a server and passes everything on, until its connections are cut. */
export async function startCuttingProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(Number(port), hostname)
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Cuts all connections; answers whether there were any. */
    cut: () => {
      const hadSome = sockets.size > 0
      for (const socket of sockets) socket.resetAndDestroy()
      return hadSome
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
