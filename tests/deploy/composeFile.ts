import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** A service of compose.yaml, as far as the tests read it. */
export interface ComposeService {
  image: string
  build?: string
  command?: string[]
  environment?: Record<string, string>
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  user?: string
  volumes?: string[]
  networks?: string[]
  network_mode?: string
  ports?: string[]
  profiles?: string[]
  restart?: string
  stop_grace_period?: string
  deploy?: { replicas: number }
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

/** The content of compose.yaml. */
export interface ComposeFile {
  services: Record<string, ComposeService>
  networks: Record<string, { internal?: boolean } | null>
  volumes: Record<string, unknown>
}

/** Reads compose.yaml with what is set in .env; by default nothing is, and each variable has its default. */
export function readCompose(set: Record<string, string> = {}): ComposeFile {
  const text = readFileSync('compose.yaml', 'utf8').replace(
    /\$\{(\w+):-([^}]*)\}/g,
    (_all, name: string, otherwise: string) => set[name] || otherwise,
  )
  return parse(text, { merge: true }) as ComposeFile
}

/** The instructions of the Dockerfile's last stage, those that go over several lines as one. */
export function readImageStage(): { instruction: string; value: string }[] {
  const lines = readFileSync('Dockerfile', 'utf8').replace(/\\\n/g, ' ').split('\n')
  const instructions = lines.flatMap((line) => {
    const [, instruction, value] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    return instruction && value ? [{ instruction, value }] : []
  })
  return instructions.slice(instructions.findLastIndex(({ instruction }) => instruction === 'FROM'))
}

/** The environment that the image brings along. */
export function imageEnvironment(): Record<string, string> {
  const values = readImageStage().filter(({ instruction }) => instruction === 'ENV')
  return Object.fromEntries(
    values.flatMap(({ value }) =>
      [...value.matchAll(/(\w+)=(\S+)/g)].map(([, name, text]) => [name ?? '', text ?? '']),
    ),
  )
}
