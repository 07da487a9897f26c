import type { OwnCater, PublicCater, WholeCater } from '../../contract/caters.ts'
import type { CaterRow, CaterSecrets } from './caterStore.ts'

/** The public form of a caterer. */
export function toPublicCater({ logoImage, bannerImage, ...row }: CaterRow): PublicCater {
  return {
    ...row,
    filters: row.filters ?? [],
    logoImagePath: logoImage?.path ?? null,
    logoImageAlt: logoImage?.text ?? null,
    bannerimage: bannerImage?.path ?? null,
    logoImage,
    bannerImage,
  }
}

/** The form that fits what was read: whole where the commission was, else the cater's own. */
export function toCater(row: CaterRow & CaterSecrets): OwnCater | WholeCater {
  const { regNumber, accountNumber, contactPerson, commission } = row
  const own = { ...toPublicCater(row), regNumber, accountNumber, contactPerson }
  return commission === undefined ? own : { ...own, commission }
}
