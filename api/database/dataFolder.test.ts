import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadSigningKey } from '../accounts/signingKey.ts'
import { openDatabase } from './connect.ts'

test('SCA-20 a data folder that cannot be written is named, whatever needs it first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kuvert-unwritable-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'file'), '')
  // Root may write anywhere, but no folder can be made below a file
  const dataDir = join(folder, 'file', 'data')
  const message = `DATA_DIR ${dataDir} cannot be written (ENOTDIR)`
  await expect(openDatabase({ dataDir })).rejects.toThrow(message)
  await expect(loadSigningKey({ dataDir, signingKey: undefined })).rejects.toThrow(message)
})
