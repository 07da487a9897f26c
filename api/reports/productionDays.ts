import type { ProductionDay } from '../../contract/reports.ts'
import { sumProduction } from '../../domain/kitchen/production.ts'
import { diffProduction } from '../../domain/kitchen/productionChanges.ts'
import type { Db } from '../database/connect.ts'
import { groupBy } from '../database/groupBy.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import type { DateRange } from '../routes/dateRange.ts'
import { listAcceptedContents, listChildIds, listPrints, savePrint } from './productionStore.ts'

/** ORD-9: the days of a period that have accepted orders or were printed, in order. */
export async function findProduction(db: Db, viewer: CaterViewer, period: DateRange): Promise<ProductionDay[]> {
  const orders = groupBy(await listAcceptedContents(db, viewer, period), ({ date }) => date)
  const prints = new Map((await listPrints(db, viewer, period)).map((print) => [print.date, print]))
  const positions = new Map((await listChildIds(db, viewer)).map((id, position) => [id, position]))
  const dates = [...new Set([...orders.keys(), ...prints.keys()])].sort()
  return dates.map((date) => {
    const contents = (orders.get(date) ?? []).map(({ content }) => content)
    const menus = sumProduction(
      contents.flatMap((content) => content.menus),
      positions,
    )
    const print = prints.get(date)
    return {
      date,
      orders: contents.length,
      covers: menus.reduce((sum, { covers }) => sum + covers, 0),
      menus,
      printedAt: print?.printedAt.toISOString() ?? null,
      changes: print ? diffProduction(print.content.menus, menus) : [],
    }
  })
}

/**
 * Saves the production of a day as printed and returns it with the changes since the last print. Clients print the
 * returned production, which may be newer than their page.
 */
export async function printProduction(tx: Db, viewer: CaterViewer, date: string, at: Date): Promise<ProductionDay> {
  const [now] = await findProduction(tx, viewer, { from: date, to: date })
  const printed = { ...(now ?? { date, orders: 0, covers: 0, menus: [], changes: [] }), printedAt: at.toISOString() }
  await savePrint(tx, viewer, printed, at)
  return printed
}
