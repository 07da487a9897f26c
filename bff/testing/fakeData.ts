const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Ids of the fake catalogue. */
export const IDS = { lunch: uuid(1), group: uuid(2), herring: uuid(3), category: uuid(4), delivery: uuid(5) }

/** The users of the fake service; every password is demo-1234. */
export const users = {
  'smagen@demo.dk': user(10, 'smagen@demo.dk', 'cater', 55, true),
  'gront@demo.dk': user(11, 'gront@demo.dk', 'cater', 57, true),
  'ny@demo.dk': user(12, 'ny@demo.dk', 'cater', 60, false),
  'kunde@demo.dk': user(13, 'kunde@demo.dk', 'customer', null, true),
  'admin@demo.dk': user(14, 'admin@demo.dk', 'admin', null, true),
  /** Of the same name as all others, and of the same caterer as the first. */
  'kollega@demo.dk': user(15, 'kollega@demo.dk', 'cater', 55, true),
}

const herring = { id: IDS.herring, caterId: 55, type: 'include', name: 'Sild', price: '15.00', parentId: IDS.group }
const group = { id: IDS.group, caterId: 55, type: 'group', name: 'Vælg', price: 0, minAmount: 1, children: [herring] }
const lunch = {
  id: IDS.lunch,
  caterId: '55',
  type: 'menu',
  name: 'Frokostplatte',
  description: '<p>Godt</p>',
  price: '129.50',
  discountFromPrice: 149,
  saving: { normalPrice: 149, percent: 13, from: '2026-01-01', to: '2999-12-31' },
  minAmount: 10,
  maxAmount: null,
  newerField: 'is ignored',
  children: [group],
}

const smagen = { id: 55, name: 'Smagen', active: 1, delivery: '1', minEnvelopes: '10', googleAverageRating: '4.7' }

/** The public responses of the fake service, by call. */
export const catalogue: Record<string, unknown> = {
  'GET /page-by-url//smagen': { id: 1, url: '/smagen', title: 'Smagen', caterId: 55, blocks: [] },
  'GET /page-by-url//lukket': { id: 2, url: '/lukket', title: 'Lukket', caterId: 59 },
  'GET /trimmed-pages': [{ id: 1, url: '/smagen', title: 'Smagen', caterId: 55 }],
  'GET /caters': [smagen, { id: 57, name: 'Grønt', active: true, delivery: true }],
  'GET /caters-public/55': smagen,
  'GET /caters-public/57': { id: 57, name: 'Grønt', active: true, delivery: true },
  'GET /caters-public/59': { id: 59, name: 'Lukket', active: false, delivery: false },
  'GET /caters-public/60': { id: 60, name: 'Nyt', active: true, delivery: false },
  'GET /caters/55': { ...smagen, regNumber: '1234', commission: 12.5 },
  'GET /caters/55/categories': [
    {
      id: IDS.category,
      caterId: 55,
      name: 'Smørrebrød',
      order: 1,
      envelopes: [{ id: IDS.lunch, name: 'Frokostplatte', type: 'menu', price: 129.5, order: 1 }],
    },
  ],
  'GET /caters/55/products/menus': [lunch],
  'GET /caters/55/services': [{ id: IDS.delivery, caterId: 55, name: 'Kørsel', required: 1, price: '150' }],
  'GET /cities': [{ zipCode: 8000, city: 'Aarhus C' }],
}

/** Orders of caterers 55 (three, the newest first) and 57. */
export const orders = [order(103, 55), order(102, 55), order(101, 55), order(104, 57)]

/** An order as the wire has it. */
export function order(number: number, caterId: number, more: object = {}) {
  return {
    id: uuid(number),
    orderRef: 100_000 + number,
    caterId,
    User: { email: 'karen@kunde.dk' },
    orderer: 'Karen Kunde',
    price: '1445.00',
    createdAt: '2026-11-20T10:00:00Z',
    delieveryDate: '2026-12-01T00:00:00.000Z',
    time: '18:00',
    refused: 0,
    caterAccept: false,
    paid: 0,
    content: {
      menus: [
        { id: IDS.lunch, name: 'Frokostplatte', type: 'menu', amount: 10, price: 129.5, items: [] },
        {
          id: IDS.lunch,
          name: 'Frokostplatte',
          type: 'menu',
          amount: 5,
          price: 144.5,
          groups: [
            {
              group: { id: IDS.group, name: 'Vælg' },
              items: [{ id: IDS.herring, name: 'Sild', type: 'include', amount: 5, price: 15 }],
            },
          ],
        },
      ],
    },
    ...more,
  }
}

function user(number: number, email: string, role: string, caterId: number | null, verified: boolean) {
  return { id: uuid(number), email, firstName: 'Fornavn', lastName: 'Efternavn', role, caterId, verified }
}
