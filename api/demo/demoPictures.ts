import type { ImageStore, StoredImage } from '../images/imageStore.ts'
import type { DemoCater } from './demoCater.ts'
import { composeScene } from './pictures/composeScene.ts'
import type { Scene } from './pictures/scene.ts'

/** The stored picture of each scene. */
export type DemoPictures = ReadonlyMap<Scene, StoredImage>

const CONCURRENCY = 3

/** Renders and stores every picture of the caterers, a few concurrently. */
export async function storeDemoPictures(caters: readonly DemoCater[], images: ImageStore): Promise<DemoPictures> {
  const waiting = caters.flatMap((cater) => getScenes(cater).map((scene) => ({ caterId: cater.id, scene })))
  const pictures = new Map<Scene, StoredImage>()
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      pictures.set(next.scene, await images.put(next.caterId, await composeScene(next.scene)))
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return pictures
}

function getScenes({ logo, banner, categories }: DemoCater): Scene[] {
  const ofCategories = categories.flatMap(({ pictures }) => pictures.map(({ scene }) => scene))
  return [logo, banner, ...ofCategories].filter((scene) => scene !== null)
}
