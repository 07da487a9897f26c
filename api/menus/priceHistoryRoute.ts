import { z } from 'zod'
import { PriceHistory } from '../../contract/priceHistory.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { toKroner } from '../../domain/money/money.ts'
import { findWithheld, pricesSince } from '../../domain/money/savings.ts'
import type { WithheldSaving } from '../../domain/money/savings.ts'
import { canSeeDrafts } from '../catalogue/catalogueAccess.ts'
import type { AppServices } from '../routes/appServices.ts'
import { requireViewer } from '../http/auth.ts'
import type { App } from '../http/fastifyApp.ts'
import { caterPath } from '../routes/params.ts'
import { notFound, problemResponses } from '../http/problems.ts'
import { findMenu } from './menuStore.ts'
import { findPriceLog } from '../prices/priceLogStore.ts'

const DAYS = 60

/** MEM-4, MEM-5: what a menu has cost, and why its reduction is not shown; for the caterer's office and admins. */
export function priceHistoryRoute(app: App, { db, now }: Pick<AppServices, 'db' | 'now'>): void {
  app.get(
    '/api/v2/caters/:caterId/products/menus/:menuId/price-history',
    {
      schema: {
        summary: `Addition: what a menu has cost in the last ${DAYS} days, and why a saving is not shown`,
        tags: ['menus'],
        params: caterPath.extend({ menuId: z.string().toLowerCase() }),
        response: { ...problemResponses, 200: PriceHistory },
      },
    },
    async (request) => {
      const viewer = requireViewer(request)
      const { caterId, menuId } = request.params
      if (!canSeeDrafts(viewer, caterId) || !(await findMenu(db, viewer, caterId, menuId))) throw notFound()
      const found = await findPriceLog(db, menuId)
      if (!found) return { prices: [], withheld: null }
      const since = new Date(now().getTime() - DAYS * 86_400_000)
      const withheld = findWithheld(found.log, found.offerDays, danishDate(now()))
      return {
        prices: pricesSince(found.log, since).map(({ at, price, discountFromPrice }) => ({
          at: at.toISOString(),
          price: toKroner(price),
          discountFromPrice: discountFromPrice === null ? null : toKroner(discountFromPrice),
        })),
        withheld: withheld && toWire(withheld),
      }
    },
  )
}

const toWire = (withheld: WithheldSaving) =>
  withheld.reason === 'LOWER_BEFORE' ? { ...withheld, price: toKroner(withheld.price) } : withheld
