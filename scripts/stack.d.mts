import type { ChildProcess, StdioOptions } from 'node:child_process'

export interface Stack {
  port: number
  v2Port: number
  v2Url: string
  children: ChildProcess[]
  stop(): Promise<void>
}

export class ServerExited extends Error {}

export function internalSecret(): string

export function startStack(options?: {
  environment?: Record<string, string>
  stdio?: StdioOptions
  onExit?: (code: number) => void
  signal?: AbortSignal
}): Promise<Stack>
