import type { CaterChange } from '../../contract/caters.ts'
import type { Db } from '../database/connect.ts'
import { saveFilters, savePricePeriods } from './caterListsStore.ts'
import type { CaterPictures } from './caterPictures.ts'
import { replacePicture, saveLogoText } from './caterPictureStore.ts'

/** Saves the parts of a locked caterer that are stored in other tables; missing ones stay. */
export async function saveParts(
  tx: Db,
  caterId: number,
  { filters, pricePeriods, logoImageAlt }: Pick<CaterChange, 'filters' | 'pricePeriods' | 'logoImageAlt'>,
  { logo, banner }: CaterPictures,
): Promise<void> {
  if (filters) await saveFilters(tx, caterId, filters)
  if (pricePeriods) await savePricePeriods(tx, caterId, pricePeriods)
  if (logo) await replacePicture(tx, caterId, 'logo', logo)
  if (banner) await replacePicture(tx, caterId, 'banner', banner)
  if (logoImageAlt !== undefined) await saveLogoText(tx, caterId, logoImageAlt || null)
}
