import type { PriceHistory as History, WithheldSaving } from '../../contract/priceHistory.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { toOere } from '../../domain/money/money.ts'
import { formatWithheld } from './savingTexts.ts'
import { builder } from '../graph/builder.ts'
import { Menu } from '../menus/Menu.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { canManage } from '../session/viewer.ts'

const LoggedPrice = builder.objectRef<History['prices'][number]>('LoggedPrice').implement({
  description: 'A price from the moment it was in force, until the next one was.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'Since when.', resolve: ({ at }) => at }),
    price: t.expose('price', { type: 'Money', description: 'Kroner for one cover.' }),
    discountFromPrice: t.expose('discountFromPrice', {
      type: 'Money',
      nullable: true,
      description: 'What it was said to have cost before; null where it was not called reduced.',
    }),
  }),
})

const PriceHistory = builder.objectRef<History>('PriceHistory').implement({
  description: 'What a menu has cost, and what follows from it for its saving.',
  fields: (t) => ({
    prices: t.field({
      type: [LoggedPrice],
      description: 'Oldest first: the price at the beginning of the last 60 days, and each since.',
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ prices }) => prices,
    }),
    savingWithheld: t.string({
      nullable: true,
      description:
        'Why its reduction is not shown as a saving, in Danish; null where it is shown, and where nothing is reduced.',
      resolve: ({ withheld }) => withheld && withheldText(withheld),
    }),
  }),
})

builder.objectField(Menu, 'priceHistory', (t) =>
  t.field({
    type: PriceHistory,
    nullable: true,
    description:
      "What it has cost, by the v2 service's log; null for all but the caterer's own office and admins, and where the " +
      'service stores none.',
    complexity: { field: 5 },
    resolve: ({ caterId, id, parentId }, _args, { v2, viewer }) =>
      parentId === null && canManage(viewer, caterId)
        ? v2.menus.priceHistory({ caterId, id }).catch(nullIfNotFound)
        : null,
  }),
)

const withheldText = (withheld: WithheldSaving): string =>
  formatWithheld(
    withheld.reason === 'LOWER_BEFORE' ? { ...withheld, price: toOere(withheld.price) } : withheld,
    danishDate(new Date()),
  )
