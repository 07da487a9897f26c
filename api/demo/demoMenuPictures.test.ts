import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { festkokkenet } from './caters/festkokkenet.ts'
import { grillen } from './caters/grillen.ts'
import { gront } from './caters/gront.ts'
import { smagen } from './caters/smagen.ts'
import type { DemoCater } from './demoCater.ts'
import { demoMenuPictures } from './demoMenuPictures.ts'
import { FRONT_PICTURES, PICTURE_FOLDER } from './demoPictures.ts'

const CATERS = [smagen, festkokkenet, gront, grillen]
const MAX_BYTES = 4_000_000

const menuNames = ({ categories }: DemoCater) => categories.flatMap(({ menus }) => menus.map(({ name }) => name))
const picturesOf = ({ id }: DemoCater) => demoMenuPictures[id] ?? {}
const ofMenus = CATERS.flatMap((cater) => Object.values(picturesOf(cater)).flat())
const ofCategories = CATERS.flatMap(({ categories }) => categories.flatMap(({ pictures }) => pictures))
const files = readdirSync(PICTURE_FOLDER)

describe('pictures of the demo menus', () => {
  test('PIC-3 every menu of 55 and 56 has one, half of 57, and none of 58', () => {
    for (const cater of [smagen, festkokkenet])
      expect(Object.keys(picturesOf(cater)).toSorted()).toEqual([...new Set(menuNames(cater))].toSorted())
    expect(Object.keys(picturesOf(gront)).length).toBe(Math.floor(menuNames(gront).length / 2))
    for (const name of Object.keys(picturesOf(gront))) expect(menuNames(gront)).toContain(name)
    expect(picturesOf(grillen)).toEqual({})
  })

  test('PIC-3 each menu has a picture of its own, with its own caption', () => {
    const pictures = [...ofMenus, ...ofCategories]
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
    expect(new Set(pictures.map(({ caption }) => caption)).size).toBe(pictures.length)
    for (const { caption } of pictures) expect(caption).toMatch(/^[A-ZÆØÅ].{15,110}[^.]$/)
  })

  test('PIC-2 one menu of 55 has three, so that leafing is seen', () => {
    const counts = Object.values(picturesOf(smagen)).map(({ length }) => length)
    expect(counts.filter((count) => count > 1)).toEqual([3])
  })

  test('PIC-3 the files are webp of at most 4 MB in all, and each is used', async () => {
    const marks = CATERS.flatMap(({ logo, banner }) => [logo, banner]).filter((file) => file !== null)
    const used = [...ofMenus.map(({ file }) => file), ...ofCategories.map(({ file }) => file), ...marks]
    const front = Object.values(FRONT_PICTURES).map(({ file }) => file)
    expect(files.toSorted()).toEqual([...used, ...front, 'README.md'].toSorted())
    const bytes = files.map((file) => statSync(join(PICTURE_FOLDER, file)).size)
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES)
    for (const { file } of ofMenus) {
      const { format, width, height } = await sharp(join(PICTURE_FOLDER, file)).metadata()
      expect([file, format, width / height]).toEqual([file, 'webp', 4 / 3])
    }
  })
})
