import type { Db } from '../database/connect.ts'
import type { StoredUpload } from '../images/uploadedImages.ts'

/** A picture of a menu or item. */
export type MenuImageRow = Awaited<ReturnType<typeof listMenuImages>>[number]

/** A place of a menu's list of pictures: one that it has already, or a new one. */
export type MenuImagePlace = { text: string } & ({ id: string } | { upload: StoredUpload })

/** The pictures of a caterer's menus and items in order; with ids only theirs. */
export const listMenuImages = (db: Db, caterId: number, menuIds: readonly string[] | undefined) =>
  db
    .selectFrom('image')
    .where('caterId', '=', caterId)
    .where('use', '=', 'menu')
    .$if(menuIds !== undefined, (query) => query.where('menuId', '=', (eb) => eb.fn.any(eb.val([...(menuIds ?? [])]))))
    .select(['menuId', 'id', 'path', 'text', 'name', 'width', 'height', 'color'])
    .orderBy('order')
    .orderBy('id')
    .execute()

/** Replaces the pictures of a locked menu or item by this list. Their files stay, since others may show the same. */
export async function saveMenuImages(
  tx: Db,
  { id: menuId, caterId }: { id: string; caterId: number },
  places: readonly MenuImagePlace[],
): Promise<void> {
  const retainedIds = places.flatMap((place) => ('id' in place ? [place.id] : []))
  await tx
    .deleteFrom('image')
    .where('menuId', '=', menuId)
    .where((eb) => eb.not(eb('id', '=', eb.fn.any(eb.val(retainedIds)))))
    .execute()
  for (const [order, place] of places.entries()) {
    const { text } = place
    if ('id' in place) {
      await tx
        .updateTable('image')
        .set({ text, order })
        .where('id', '=', place.id)
        .where('menuId', '=', menuId)
        .execute()
    } else {
      await tx
        .insertInto('image')
        .values({ ...place.upload, caterId, use: 'menu', menuId, text, order })
        .execute()
    }
  }
}

/** Copies the pictures of menus and items to their copies: pairs of the ids of both. */
export async function copyMenuImages(tx: Db, copies: readonly { from: string; to: string }[]): Promise<void> {
  for (const { from, to } of copies) {
    await tx
      .insertInto('image')
      .columns(['caterId', 'use', 'menuId', 'path', 'name', 'text', 'width', 'height', 'color', 'order'])
      .expression((eb) =>
        eb
          .selectFrom('image')
          .select(({ val }) => [
            'caterId',
            'use',
            val(to).as('menuId'),
            'path',
            'name',
            'text',
            'width',
            'height',
            'color',
            'order',
          ])
          .where('menuId', '=', from),
      )
      .execute()
  }
}
