import type { ImageStore, StoredImage } from '../images/imageStore.ts'
import type { DemoCater } from './demoCater.ts'
import { composeScene } from './pictures/composeScene.ts'
import type { Scene } from './pictures/scene.ts'

/** The stored picture of each scene. */
export type DemoPictures = ReadonlyMap<Scene, StoredImage>

const AT_ONCE = 3

/** Composes and stores every picture of the caterers, a few at once. */
export async function storeDemoPictures(caters: readonly DemoCater[], images: ImageStore): Promise<DemoPictures> {
  const waiting = caters.flatMap((cater) => scenesOf(cater).map((scene) => ({ caterId: cater.id, scene })))
  const pictures = new Map<Scene, StoredImage>()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      pictures.set(next.scene, await images.put(next.caterId, await composeScene(next.scene)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pictures
}

function scenesOf({ logo, banner, categories }: DemoCater): Scene[] {
  const ofCategories = categories.flatMap(({ pictures }) => pictures.map(({ scene }) => scene))
  return [logo, banner, ...ofCategories].filter((scene) => scene !== null)
}
