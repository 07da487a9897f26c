import type { Db } from '../database/connect.ts'
import type { StoredImage } from '../images/imageStore.ts'

/** Replaces the logo or banner of a locked caterer, keeping its alternative text. */
export async function replacePicture(
  tx: Db,
  caterId: number,
  use: 'logo' | 'banner',
  picture: StoredImage,
): Promise<void> {
  const before = await tx
    .deleteFrom('image')
    .where('caterId', '=', caterId)
    .where('use', '=', use)
    .returning('text')
    .executeTakeFirst()
  const row = { ...picture, caterId, use, text: before?.text ?? null }
  await tx.insertInto('image').values(row).execute()
}

/** Saves the alternative text of a locked caterer's logo, if it has one. */
export async function saveLogoText(tx: Db, caterId: number, text: string | null): Promise<void> {
  await tx.updateTable('image').set({ text }).where('caterId', '=', caterId).where('use', '=', 'logo').execute()
}
