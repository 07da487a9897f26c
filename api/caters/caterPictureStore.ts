import type { Db } from '../database/connect.ts'
import type { StoredImage } from '../images/imageStore.ts'

/** Makes this the logo or banner of a caterer that is locked. A logo keeps the text of the one before. */
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

/** Writes what the logo of a caterer that is locked shows, for who cannot see it; nothing where it has no logo. */
export async function saveLogoText(tx: Db, caterId: number, text: string | null): Promise<void> {
  await tx.updateTable('image').set({ text }).where('caterId', '=', caterId).where('use', '=', 'logo').execute()
}
