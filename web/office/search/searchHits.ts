import { graphql } from 'react-relay/hooks'
import { readInlineData } from 'relay-runtime'
import type { searchHits_results$key } from '../../__generated__/searchHits_results.graphql.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import { formatPhone } from '../../../domain/texts/phone.ts'
import { isOrderStatus } from '../../../domain/orders/orderStates.ts'
import { paths } from '../../page/paths.ts'
import { STATUS_LABELS } from '../orderTexts/statusLabels.ts'
import type { OfficePageLink } from './officePages.ts'
import { foldText } from '../../../domain/texts/typedText.ts'

/** Something that was found, and where it is. */
export interface Hit {
  id: string
  label: string
  detail: string
  to: string
}

/** Hits of one kind under their heading. */
export interface HitGroup {
  title: string
  hits: readonly Hit[]
}

const ITEM_PATHS = {
  MENU: paths.officeMenu,
  DISH: paths.officeDish,
  SERVICE: paths.officeService,
  CATEGORY: paths.officeCategory,
} as const
const ITEM_TITLES = { MENU: 'Menuer', DISH: 'Retter', SERVICE: 'Services', CATEGORY: 'Kategorier' } as const
const KINDS = ['MENU', 'DISH', 'SERVICE', 'CATEGORY'] as const

/** The hits, by kind; kinds of which there is nothing are left out. */
export function searchHits(key: searchHits_results$key): HitGroup[] {
  const { orders, customers, items } = readInlineData(
    graphql`
      fragment searchHits_results on SearchResults @inline {
        orders {
          uuid
          reference
          orderer
          status
          deliveryDate
          deliveryTime
        }
        customers {
          email
          orderer
          phoneNumber
        }
        items {
          kind
          uuid
          caterNumber
          name
        }
      }
    `,
    key,
  )
  const groups: HitGroup[] = [
    {
      title: 'Ordrer',
      hits: orders.map(({ uuid, reference, orderer, status, deliveryDate, deliveryTime }) => ({
        id: `order-${uuid}`,
        label: `${reference} ${orderer}`,
        detail: [`${formatDate(deliveryDate)} kl. ${deliveryTime}`, isOrderStatus(status) && STATUS_LABELS[status]]
          .filter(Boolean)
          .join(', '),
        to: paths.officeOrder(uuid),
      })),
    },
    {
      title: 'Kunder',
      hits: customers.map(({ email, orderer, phoneNumber }) => ({
        id: `customer-${email}`,
        label: orderer,
        detail: [email, formatPhone(phoneNumber)].filter(Boolean).join(', '),
        to: `${paths.officeOrders()}?q=${encodeURIComponent(email)}`,
      })),
    },
    ...KINDS.map((kind) => ({
      title: ITEM_TITLES[kind],
      hits: items
        .filter((item) => item.kind === kind)
        .map(({ uuid, caterNumber, name }) => ({
          id: `item-${uuid}`,
          label: name,
          detail: '',
          to: ITEM_PATHS[kind](caterNumber, uuid),
        })),
    })),
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

/** The pages whose names hold the words; all without words. */
export function pageHits(pages: readonly OfficePageLink[], words: string): HitGroup[] {
  const hits = pages
    .filter(({ label }) => foldText(label).includes(foldText(words)))
    .map(({ label, to }) => ({ id: `page-${to}`, label, detail: '', to }))
  return hits.length > 0 ? [{ title: 'Sider', hits }] : []
}
