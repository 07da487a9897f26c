import { graphql, readInlineData } from 'relay-runtime'
import type { Basket, BasketMenu, BasketService } from '../../../domain/basket/basket.ts'
import { isMenuType, MENU_TYPES_BY_NAME } from '../../../domain/menus/menuTypes.ts'
import { toOere } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import type {
  readSharedBasket_shared$data,
  readSharedBasket_shared$key,
} from '../../__generated__/readSharedBasket_shared.graphql.ts'
import { readServiceScope } from '../../catalogue/readServiceScope.ts'
import type { Party } from '../../party/party.ts'

/** The costs of a basket beside its lines when it was shared, in øre. */
export interface CostsBefore {
  /** Those that were required, and those that were ticked. */
  services: BasketService[]
  /** The difference of the price period; 0 without one. */
  period: Oere
  /** Null where it was not known. */
  delivery: Oere | null
  total: Oere
}

/** A shared basket in the words of the rules. */
export interface SharedBasket {
  key: string
  sharedAt: string
  party: Party
  /** Its lines with the names and prices of then, and the services that were ticked. */
  basket: Basket
  before: CostsBefore
}

/** Maps the fragment of a shared basket, of this caterer, to the domain's types. */
export function readSharedBasket(shared: readSharedBasket_shared$key, caterId: number): SharedBasket {
  const data = readInlineData(
    graphql`
      fragment readSharedBasket_shared on SharedBasket @inline {
        key
        sharedAt
        covers
        date
        zipCode
        lines {
          menuUuid
          name
          type
          amount
          price
          items {
            uuid
            groupUuid
            name
            isExtra
            amount
            price
          }
        }
        services {
          uuid
          name
          price
          isRequired
          appliesTo
        }
        periodDifference
        delivery
        total
      }
    `,
    shared,
  )
  const services = data.services.map(({ uuid, name, price, isRequired, appliesTo }) => ({
    id: uuid,
    name,
    price: toOere(price),
    required: isRequired,
    appliesTo: readServiceScope(appliesTo),
  }))
  return {
    key: data.key,
    sharedAt: data.sharedAt,
    party: { covers: data.covers ?? null, date: data.date ?? null, zipCode: data.zipCode ?? null },
    basket: {
      menus: data.lines.flatMap((line, index) => toLine(line, String(index), caterId)),
      services: services.filter(({ required }) => !required),
    },
    before: {
      services,
      period: toOere(data.periodDifference),
      delivery: data.delivery == null ? null : toOere(data.delivery),
      total: toOere(data.total),
    },
  }
}

type LineData = readSharedBasket_shared$data['lines'][number]

function toLine({ type: typeName, items, ...line }: LineData, tempId: string, caterId: number): BasketMenu[] {
  const type = MENU_TYPES_BY_NAME[typeName as keyof typeof MENU_TYPES_BY_NAME]
  // Of a type that is newer than this program
  if (!type || !isMenuType(type)) return []
  const [price, direct] = [toOere(line.price), items.filter(({ groupUuid }) => groupUuid == null)]
  const groupIds = new Set(items.flatMap(({ groupUuid }) => groupUuid ?? []))
  const chosen = (some: LineData['items']) =>
    some.map(({ uuid, name, price: of }) => ({ id: uuid, name, price: toOere(of) }))
  return [
    {
      tempId,
      id: line.menuUuid,
      name: line.name,
      type,
      caterId,
      amount: line.amount,
      selectedMenuItems: items.map(({ uuid, groupUuid = null, amount }) => ({ id: uuid, groupId: groupUuid, amount })),
      price,
      originalPrice: price,
      discountFromPrice: null,
      allGroups: [...groupIds].map((id) => ({
        id,
        name: '',
        items: chosen(items.filter(({ groupUuid }) => groupUuid === id)),
      })),
      items: chosen(direct.filter(({ isExtra }) => !isExtra)),
      extras: chosen(direct.filter(({ isExtra }) => isExtra)),
    },
  ]
}
