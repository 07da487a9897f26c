import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** Stands before a server and passes everything on, until its connections are cut. */
export async function startFlakyProxy(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const server = createServer((from) => {
    const to = connect(Number(port), hostname)
    for (const [socket, peer] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        peer.destroy()
      })
      socket.pipe(peer)
    }
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  const close = () => {
    for (const socket of sockets) socket.resetAndDestroy()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  await listen(0)
  const { port: ownPort } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${ownPort}`,
    /** Cuts all connections; answers whether there were any. */
    cut: () => {
      const wasConnected = sockets.size > 0
      for (const socket of sockets) socket.resetAndDestroy()
      return wasConnected
    },
    /** Cuts all connections and accepts no more, as a server that is gone, until it listens again. */
    refuse: close,
    listen: () => listen(ownPort),
    stop: close,
  }
}
