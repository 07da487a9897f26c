import { createImageFiles, type ImageFilesConfig } from '../images/imageFiles.ts'
import { sha256 } from '../../runtime/sha256.ts'
import type { BackupPlace } from './backupPlace.ts'
import { pictureKey } from './manifest.ts'

/** Reads all pictures of a backup, reports those that are damaged or missing, and returns the keys of the others. */
export async function checkPictures(
  place: BackupPlace,
  keys: readonly string[],
  progress: (line: string) => void,
): Promise<string[]> {
  const whole: string[] = []
  for (const key of keys) {
    const file = pictureKey(key)
    if ((await place.has(file)) && isWhole(key, await place.read(file))) whole.push(key)
    else progress(`The picture ${file} of the backup is damaged or missing, and is left out.`)
  }
  return whole
}

/** Copies the pictures of a backup that are not stored yet, so that a restore that was broken off goes on where it was. */
export async function restorePictures(
  place: BackupPlace,
  keys: readonly string[],
  pictures: ImageFilesConfig,
): Promise<void> {
  const files = createImageFiles(pictures)
  for (const key of keys) {
    const stored = await files.read(key)
    if (!stored || !isWhole(key, stored)) await files.write(key, await place.read(pictureKey(key)))
  }
}

// A picture is named by its content
const isWhole = (key: string, bytes: Buffer) => key.includes(`/${sha256(bytes).slice(0, 32)}.`)
