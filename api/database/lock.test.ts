import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kuvert-lock-'))
  return () => rm(folder, { recursive: true })
})

const readLock = () => readFile(join(folder, 'lock'), 'utf8')

describe('the lock of DATA_DIR', () => {
  test('a folder in use stops the start and names the process', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
    await unlock()
    expect(await readdir(folder)).toEqual([])
  })

  test('the lock of a killed process is taken over', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    await writeFile(join(folder, 'lock'), `${child.pid}\n`)
    await expect(lockFolder(folder)).rejects.toThrow(`process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const unlock = await lockFolder(folder)
    expect(await readLock()).toMatch(new RegExp(`^${process.pid} `))
    await unlock()
  })

  test.runIf(process.platform === 'linux')(
    'a new process with the id of the old one does not own its lock',
    async () => {
      await writeFile(join(folder, 'lock'), `${process.pid} 1\n`)
      const unlock = await lockFolder(folder)
      expect(await readLock()).not.toBe(`${process.pid} 1\n`)
      await unlock()
    },
  )

  test('of many concurrent starts over a stale lock, one gets it', async () => {
    await writeFile(join(folder, 'lock'), '999999999 1\n')
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['lock'])
  })
})
