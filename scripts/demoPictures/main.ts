// Draws the pictures of the demo data: those that are named, else all, which takes some minutes.
import sharp from 'sharp'
import { PICTURE_FOLDER } from '../../api/demo/demoPictures.ts'
import { Spot } from './dishes/arrange.ts'
import { PICTURES } from './pictures.ts'
import { Scene } from './render/scene.ts'

/** Pictures are drawn larger than they are stored, for smooth edges; small ones above all. */
const OVERSAMPLING = 1.25
const LEAST_WIDTH = 1000

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in PICTURES))
if (unknown.length > 0) throw new Error(`There is no picture ${unknown.join(', ')}`)

for (const [name, { table, width, height, storedWidth, quality, layOut }] of Object.entries(PICTURES)) {
  if (names.length > 0 && !names.includes(name)) continue
  const scene = new Scene(name, table, width, height)
  layOut(new Spot(scene, width / 2, height / 2))
  const picture = await scene.render(Math.max(storedWidth * OVERSAMPLING, LEAST_WIDTH) / width)
  await sharp(picture).resize(storedWidth).webp({ quality, effort: 6 }).toFile(`${PICTURE_FOLDER}/${name}.webp`)
  console.log(name)
}
