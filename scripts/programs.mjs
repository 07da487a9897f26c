import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** True of a program that is there and answers a question about itself. */
export const runs = (program, question = '--version') =>
  existsSync(program) && spawnSync(program, [question], { timeout: 20_000 }).status === 0

/** The path of a program by its name; undefined where there is none. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

const INSTALL = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends'

/** The command that installs Debian's packages; null where this user may not, or the system is another one. */
export const installOf = (packages) =>
  process.getuid?.() === 0 && onPath('apt-get')
    ? ['sh', ['-c', `apt-get update -qq && ${INSTALL} ${packages.join(' ')}`]]
    : null

/** Runs an installation, and says so. */
export function install([command, args]) {
  console.log(`Not found, trying: ${[command, ...args].join(' ')}`)
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 })
}
