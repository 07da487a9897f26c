import type { LayOut } from './dishes/arrange.ts'
import type { Picture } from './picture.ts'
import { FESTKOKKENET } from './menus/festkokkenet.ts'
import { GROENT } from './menus/groent.ts'
import { PLACES } from './menus/places.ts'
import { SMAGEN } from './menus/smagen.ts'
import type { TableName } from './ware/tables.ts'

/** Every picture of the demo data by the name of its file. */
export const PICTURES: Record<string, Picture> = {
  ...ofMenus('blue', SMAGEN),
  ...ofMenus('plum', FESTKOKKENET),
  ...ofMenus('green', GROENT),
  ...PLACES,
}

function ofMenus(table: TableName, layOuts: Record<string, LayOut>): Record<string, Picture> {
  return Object.fromEntries(
    Object.entries(layOuts).map(([name, layOut]) => [
      name,
      { table, width: 1200, height: 900, storedWidth: 960, quality: 56, layOut },
    ]),
  )
}
