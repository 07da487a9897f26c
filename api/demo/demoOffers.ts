import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { defaultValidUntil } from '../../domain/orders/offers.ts'
import type { Db } from '../database/connect.ts'
import { createOfferLink } from '../offers/offerLinkStore.ts'
import { insertOffer, allocateOfferNumber } from '../offers/offerStore.ts'
import { changedTerms, newTerms } from '../offers/offerTerms.ts'
import { DEMO_BASKET_KEY } from './demoSharedBasket.ts'
import { agoAt } from './demoRows.ts'
import type { SeededRandom } from './seededRandom.ts'

const CATER = 55
/** The one token that is not random: '/tilbud/demodemodemodemodemode' on the host of Smagen. */
const TOKEN = 'demodemodemodemodemode'

const ANNE = { customerName: 'Anne Holm', customerEmail: 'anne@example.dk', customerPhone: '20304050' }
const PETER = { customerName: 'Peter Dam', customerEmail: 'peter@example.dk', customerPhone: '40506070' }

/** SHA-3: of one caterer an offer that waits for its customer, made of the shared basket, and one that is being written. */
export async function addDemoOffers(tx: Db, now: Date, random: SeededRandom): Promise<void> {
  const today = danishDate(now)
  const viewer = { userId: '', role: 'cater', staffRole: 'owner', caterId: CATER } as const
  const day = { date: addDays(today, 21), clock: '18:00' }
  const basket = await newTerms(tx, viewer, { basket: DEMO_BASKET_KEY, ...day }, now)
  const party = {
    delivery: { address: 'Åbyvej 12', zipCode: '8230', city: 'Åbyhøj' },
    extraLines: [{ name: 'To tjenere i fire timer', price: 2400 }],
    discount: { name: 'Rabat ved samlet bestilling', amount: 400 },
  }
  const sentAt = new Date(agoAt(today, 2))
  const sent = await insertOffer(tx, {
    id: random.uuid(),
    caterId: CATER,
    number: await allocateOfferNumber(tx, CATER),
    version: 1,
    state: 'sent',
    title: 'Sommerfest i haven',
    message: 'Tak for snakken i telefonen. Vi dækker op kl. 17, og tjenerne bliver, til I har fået kaffe.',
    ...ANNE,
    terms: JSON.stringify(await changedTerms(tx, viewer, basket, party, now)),
    validUntil: defaultValidUntil(danishDate(sentAt)),
    createdAt: new Date(agoAt(today, 3)),
    sentAt,
  })
  await createOfferLink(tx, sent.id, TOKEN)
  const draft = await newTerms(tx, viewer, { basket: DEMO_BASKET_KEY, ...day, clock: '12:00' }, now)
  await insertOffer(tx, {
    id: random.uuid(),
    caterId: CATER,
    number: await allocateOfferNumber(tx, CATER),
    version: 1,
    state: 'draft',
    title: 'Frokost til kontoret',
    ...PETER,
    terms: JSON.stringify(draft),
    validUntil: defaultValidUntil(today),
    createdAt: new Date(agoAt(today, 1)),
  })
}
