import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../fixtures/until.ts'

const isRoot = process.getuid?.() === 0
/** The user of the Dockerfile. A user who is not root has no rights to give up. */
const USER = 10_001
const withoutRights = isRoot
  ? `setpriv --reuid=${USER} --regid=${USER} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all`
  : ''
const namespace = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']

/** All is read-only but what is bound onto itself before, as a container's volumes are. */
const inside = (script: string) => [
  ...namespace,
  'sh',
  '-ec',
  `mount --bind "$VOLUMES" "$VOLUMES"; mount -o remount,bind,ro /; ${script}`,
]

/** True where the system lets this user run processes on a read-only root. */
export const canRunImage =
  spawnSync('unshare', inside(`! touch /etc/kuvert-written 2>/dev/null`), {
    env: { ...process.env, VOLUMES: tmpdir() },
  }).status === 0

/** The image's files in a folder of their own, and what runs its roles as a container would. */
export class ImageFolder {
  /** The only folder that its processes may write in. */
  readonly volumes: string
  /** The files of the image. */
  readonly app: string
  readonly root: string
  readonly #children: ChildProcess[] = []

  private constructor(root: string) {
    this.root = root
    this.app = join(root, 'app')
    this.volumes = join(root, 'volumes')
  }

  static async create(): Promise<ImageFolder> {
    const root = await mkdtemp(join(tmpdir(), 'kuvert-image-'))
    await chmod(root, 0o755)
    const image = new ImageFolder(root)
    const { status, stderr } = spawnSync(process.execPath, ['scripts/imageFiles.mjs', image.app], { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    spawnSync('mkdir', ['-m', '777', image.volumes])
    return image
  }

  /** Starts a role with nothing in its environment but this. */
  start(command: readonly string[], environment: Record<string, string>): ImageProcess {
    const script = `cd "$APP"; exec ${withoutRights} "$NODE" scripts/role.mjs "$@"`
    const env = {
      PATH: process.env.PATH,
      TMPDIR: this.volumes,
      VOLUMES: this.volumes,
      APP: this.app,
      NODE: process.execPath,
      ...environment,
    }
    const child = spawn('unshare', [...inside(script), 'sh', ...command], { env })
    this.#children.push(child)
    return new ImageProcess(child)
  }

  /** Ends what still runs, and removes the folder. */
  async remove(): Promise<void> {
    for (const child of this.#children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await rm(this.root, { recursive: true, force: true })
  }
}

/** A role that runs. */
export class ImageProcess {
  printed = ''
  readonly #child: ChildProcess
  readonly #ended: Promise<unknown>

  constructor(child: ChildProcess) {
    this.#child = child
    this.#ended = once(child, 'close')
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (this.printed += chunk))
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Resolves once the address answers 200. */
  async ready(url: string): Promise<void> {
    await until(() => {
      if (this.#child.exitCode !== null) throw new Error(`It ended while starting: ${this.printed}`)
      return fetch(url, { headers: { connection: 'close' } }).then(
        ({ ok }) => ok,
        () => false,
      )
    })
  }

  /** Resolves with the exit code, once it has ended by itself or by a signal. */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal) this.#child.kill(signal)
    await this.#ended
    return this.#child.exitCode
  }
}
