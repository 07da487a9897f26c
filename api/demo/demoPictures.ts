import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageStore, StoredImage } from '../images/imageStore.ts'
import type { DemoCater } from './demoCater.ts'
import { demoMenuPictures } from './demoMenuPictures.ts'

/** How they were made is said in their folder. */
export const PICTURE_FOLDER = 'api/demo/pictures'

/** The front page's own pictures, which no other place of it shows; every picture belongs to a caterer. */
export const FRONT_PICTURES = {
  banner: { caterId: 55, file: 'forside.webp' },
  offer: { caterId: 55, file: 'ugens-frokost.webp' },
} as const

/** The stored pictures by the names of their files. */
export type DemoPictures = ReadonlyMap<string, StoredImage>

/** Is called with the number of pictures that are stored so far, and of all. */
export type OnDemoPicture = (stored: number, total: number) => void

/** Stores the pictures of the caterers, of their menus and of the front page. */
export async function storeDemoPictures(
  caters: readonly DemoCater[],
  images: ImageStore,
  onStored: OnDemoPicture,
): Promise<DemoPictures> {
  const waiting = caters.flatMap((cater) => getFiles(cater).map((file) => ({ caterId: cater.id, file })))
  const all = [...waiting, ...Object.values(FRONT_PICTURES)]
  let count = 0
  const stored = all.map(async ({ caterId, file }) => {
    const bytes = await readFile(join(PICTURE_FOLDER, file))
    const image = await images.put(caterId, bytes)
    count += 1
    onStored(count, all.length)
    return [file, image] as const
  })
  return new Map(await Promise.all(stored))
}

function getFiles({ id, logo, banner, categories }: DemoCater): string[] {
  const ofMenus = Object.values(demoMenuPictures[id] ?? {}).flatMap((pictures) => pictures.map(({ file }) => file))
  const ofCategories = categories.flatMap(({ pictures }) => pictures.map(({ file }) => file))
  return [logo, banner, ...ofCategories, ...ofMenus].filter((file) => file !== null)
}
