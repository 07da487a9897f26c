import type { PublicCater, SeenCater } from '../../contract/caters.ts'
import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import type { Viewer } from '../http/viewer.ts'
import { type CaterRow, type CaterSecrets, findCater } from './caterStore.ts'

/** The public form of a caterer. */
export function toPublicCater({ logoImage, bannerImage, ...row }: CaterRow): PublicCater {
  return {
    ...row,
    filters: row.filters ?? [],
    logoImagePath: logoImage?.path ?? null,
    logoImageAlt: logoImage?.text ?? null,
    bannerimage: bannerImage?.path ?? null,
    logoImage: logoImage && toImageInfo(logoImage),
    bannerImage: bannerImage && toImageInfo(bannerImage),
  }
}

const toImageInfo = ({ path, width, height, color }: NonNullable<CaterRow['logoImage']>) => ({
  path,
  width,
  height,
  color,
})

/** The form that fits what was read: whole where the commission was, else the cater's own. */
export function toCater(row: CaterRow & CaterSecrets): SeenCater {
  const { regNumber, accountNumber, contactPerson, commission } = row
  const own = { ...toPublicCater(row), regNumber, accountNumber, contactPerson }
  return commission === undefined ? own : { ...own, commission }
}

/** A caterer in the form that the viewer may see; 404 where it may see none. */
export async function getCater(db: Db, viewer: Viewer, id: number): Promise<SeenCater> {
  const cater = await findCater(db, viewer, id)
  if (!cater) throw notFound()
  return toCater(cater)
}
