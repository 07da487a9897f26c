import type { Role, StaffRole } from '../../contract/users.ts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AvailabilitySettings } from '../../contract/availability.ts'
import type { Order, OrderMail, OrderMessage } from '../../contract/orders.ts'
import type { Offer } from '../../contract/offers.ts'
import type { OrderTerms, Proposal } from '../../contract/proposals.ts'
import type { Course } from '../../domain/menus/courses.ts'
import type { DeclarationDraft } from '../../domain/foods/declarations.ts'
import type { ServiceScope } from '../../domain/money/services.ts'
import type { Need } from '../../domain/foods/needs.ts'
import type { Page } from '../../contract/pages.ts'
import type { Menu } from '../../contract/menus.ts'
import type { ProductionDay } from '../../contract/reports.ts'
import type { SharedBasket } from '../../contract/sharedBaskets.ts'

/** Defaults to the time of the insert. */
type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
type Moment = ColumnType<Date, Date | string, Date | string>

/** All money is whole øre; dates are 'YYYY-MM-DD' and clocks 'HH:mm', both Danish; moments are UTC. */
export interface Database {
  cater: CaterTable
  pricePeriod: PricePeriodTable
  filter: FilterTable
  caterFilter: { caterId: number; filterId: number }
  page: PageTable
  category: CategoryTable
  image: ImageTable
  menu: MenuTable
  priceLog: PriceLogTable
  menuCategory: { menuId: string; categoryId: string; order: number }
  service: ServiceTable
  user: UserTable
  order: OrderTable
  orderEvent: OrderEventTable
  orderMessage: OrderMessageTable
  orderNote: OrderNoteTable
  orderLink: OrderLinkTable
  orderProposal: OrderProposalTable
  sharedBasket: SharedBasketTable
  offer: OfferTable
  /** The last number that a caterer has given an offer. */
  offerNumber: { caterId: number; last: number }
  offerLink: { tokenHash: string; offerId: string; createdAt: CreatedAt }
  mail: MailTable
  idempotentAnswer: IdempotentAnswerTable
  dish: DishTable
  menuDish: { menuId: string; dishId: string }
  foodDeclaration: FoodDeclarationTable
  /** Written by triggers of what a caterer's orders are priced and checked by, see the migration 098_catalogue_version. */
  catalogueVersion: { caterId: number; version: Generated<string> }
  availabilitySettings: { caterId: number; settings: JSONColumnType<AvailabilitySettings> }
  deliveryZone: DeliveryZoneTable
  /** Written by a trigger of the orders alone, see the migration 017_availability. */
  bookedCovers: { caterId: number; date: string; covers: number }
  orderCount: { caterId: number; status: OrderTable['status']; orders: number }
  /** Written by triggers of the orders, caterer 0 being all of them; see the migration 105_day_sums. */
  daySum: DaySumTable
  dayMenuSum: DayMenuSumTable
  productionPrint: ProductionPrintTable
  passwordLink: PasswordLinkTable
  session: SessionTable
  calendarFeed: CalendarFeedTable
  attempt: AttemptTable
  knownNetwork: KnownNetworkTable
  change: ChangeTable
  searchCater: SearchCaterTable
  searchMenu: SearchMenuTable
  searchZone: SearchZoneTable
  /** The caterers that were written since they were indexed, by triggers, and the write that could not be; see 100_search_index. */
  searchStale: { caterId: number; writtenBy: Generated<string>; failedWrite: string | null }
}

export interface CaterTable {
  id: Generated<number>
  name: string
  legalName: string | null
  address: string | null
  zipCode: string | null
  city: string | null
  phoneNumber: string | null
  email: string
  cvrNumber: string | null
  description: string | null
  active: Generated<boolean>
  regNumber: string | null
  accountNumber: string | null
  minEnvelopes: number | null
  delivery: Generated<boolean>
  /** Days of notice. */
  orderBefore: number | null
  /** Percent. */
  commission: number | null
  contactPerson: string | null
  noticeText: string | null
  tags: Generated<string[]>
  isAffiliate: Generated<boolean>
  affiliateLink: string | null
  googleRatingsLink: string | null
  googlePlaceId: string | null
  googleTotalRatings: number | null
  googleAverageRating: number | null
  ordering: number | null
  accentColor: string | null
  /** For how many days a reduction is called an offer, 1 to 30. */
  offerDays: Generated<number>
  /** The address of its inspection report. */
  smileyUrl: string | null
  /** True for a new firm, which has no report yet. */
  noInspectionYet: Generated<boolean>
  deletedAt: Moment | null
}

interface PricePeriodTable {
  id: Generated<string>
  caterId: number
  type: 1 | 2 | 3
  percentage: number
  weekdays: Generated<number[]>
  from: string | null
  to: string | null
  name: string | null
}

export interface FilterTable {
  id: Generated<number>
  name: string
  type: 'foodtype' | 'occasion' | 'location' | 'diet'
}

export interface PageTable {
  id: Generated<number>
  url: string
  title: string
  caterId: number | null
  blocks: JSONColumnType<Page['blocks']>
}

export interface CategoryTable {
  id: Generated<string>
  caterId: number
  name: string
  description: string | null
  order: number
  createdAt: CreatedAt
  updatedAt: CreatedAt
}

interface ImageTable {
  id: Generated<string>
  caterId: number
  use: 'logo' | 'banner' | 'category' | 'menu'
  categoryId: string | null
  /** The menu or item that shows it. */
  menuId: string | null
  /** Content-hashed file name. */
  path: string
  name: string | null
  text: string | null
  width: number
  height: number
  /** Dominant colour, #rrggbb. */
  color: string
  order: Generated<number>
}

export interface MenuTable {
  id: Generated<string>
  caterId: number
  parentId: string | null
  type: Menu['type']
  name: string
  description: string | null
  priceOere: number
  discountFromOere: number | null
  minAmount: number | null
  maxAmount: number | null
  order: Generated<number>
  /** Of a menu, like the three below: the last date of delivery for which it is sold out. */
  soldOutTo: ColumnType<string | null, string | null | undefined>
  /** The dates of delivery between which it is offered. */
  offeredFrom: ColumnType<string | null, string | null | undefined>
  offeredTo: ColumnType<string | null, string | null | undefined>
  /** Seen by the caterer's people and admins alone. */
  draft: Generated<boolean>
  /** 16, 18 or none. */
  ageLimit: number | null
  /** Its own lead time; both null where it has none. */
  leadDays: number | null
  leadCutoff: string | null
  countsTowardsCapacity: Generated<boolean>
  /** Of a menu; its children have the default. */
  course: Generated<Course>
  /** Of an item: the dish that it is, whose declaration counts. */
  dishId: ColumnType<string | null, string | null | undefined>
  /** Of a menu: its caterer has confirmed that everything served in it is listed in it. */
  allFoodsListed: Generated<boolean>
  /** Rises with each change of its foods that ends that. */
  foodsVersion: Generated<number>
  /** When and by whom that was confirmed last, also where it has ended. */
  foodsListedAt: ColumnType<Date | null, Date | null | undefined>
  foodsListedBy: ColumnType<string | null, string | null | undefined>
}

/**
 * The prices that visitors have seen, oldest first by id: written by a trigger of what has the price, never changed and
 * never deleted. `thingId` is a menu, something in it, or a service, which may be gone since.
 */
export interface PriceLogTable {
  id: Generated<number>
  /** From when the price was in force. */
  at: CreatedAt
  kind: 'menu' | 'service' | 'zone'
  thingId: string
  caterId: number
  priceOere: number
  discountFromOere: number | null
}

export interface DeliveryZoneTable {
  id: Generated<string>
  caterId: number
  order: number
  name: string
  /** '8000' or '8200-8270'. */
  codes: JSONColumnType<string[]>
  feeOere: number
  freeFromOere: number | null
  minimumOere: number | null
  extraDays: Generated<number>
  active: Generated<boolean>
}

export interface ServiceTable {
  id: Generated<string>
  caterId: number
  name: string
  description: string | null
  required: Generated<boolean>
  priceOere: number
  appliesTo: Generated<ServiceScope>
}

export interface UserTable {
  id: Generated<string>
  /** Lower case; unique among those whose email is not taken, and among the users of a caterer. */
  email: string
  /** True for who was invited by an email that another user had. It is listed as invited, and can neither log in nor get a link. */
  emailTaken: Generated<boolean>
  /** argon2id; null for someone who has no password yet. */
  passwordHash: string | null
  firstName: string | null
  lastName: string | null
  phoneNumber: string | null
  role: Role
  /** The rights of a user of the role cater; without meaning for others. */
  staffRole: Generated<StaffRole>
  caterId: number | null
  verified: Generated<boolean>
  /** Incremented with each change of password; tokens with an older version are invalid. */
  tokenVersion: Generated<number>
  createdAt: CreatedAt
}

export interface OrderTable {
  id: Generated<string>
  /** From a sequence, with gaps. */
  orderRef: Generated<number>
  caterId: number
  /** The signed-in customer; null for a guest. */
  userId: string | null
  orderer: string
  /** Empty where a customer on the phone gave none, and once it is anonymous. */
  email: string
  phoneNumber: string
  priceOere: number
  createdAt: CreatedAt
  deliveryDate: string
  deliveryTime: string
  /** These three are null for pickup. */
  address: string | null
  zipCode: string | null
  city: string | null
  comment: string | null
  caterAccept: Generated<boolean>
  refused: Generated<boolean>
  refusedReason: string | null
  paid: Generated<boolean>
  paymentMethodOther: Generated<boolean>
  seenAt: Moment | null
  handledAt: Moment | null
  handledBy: string | null
  /** Both null for an order that was paid before they were stored. */
  paidAt: Moment | null
  paidBy: string | null
  deliveredAt: Moment | null
  deliveredBy: string | null
  /** A copy of what was ordered, in kroner as on the wire. */
  content: JSONColumnType<Order['content']>
  activePeriodPrice: JSONColumnType<NonNullable<Order['activePeriodPrice']>> | null
  /** The covers that count towards the capacity of its day. */
  countedCovers: Generated<number>
  /** As it was placed; null for pickup, and where the caterer had no zones. */
  deliveryFeeOere: number | null
  deliveryZone: string | null
  /** The needs of its guests; null where nothing was said, and 30 days after the delivery. */
  needs: JSONColumnType<Need[]> | null
  /** When everything about a person was removed from it. */
  anonymizedAt: Moment | null
  cancelledAt: Moment | null
  cancelledBy: ColumnType<'cater' | 'customer' | null, 'cater' | 'customer' | null | undefined>
  cancelReason: ColumnType<string | null, string | null | undefined>
  /** Null where the caterer has called it off. */
  cancelFeeOere: ColumnType<number | null, number | null | undefined>
  /** The terms of cancelling, as they were when it was placed; null for orders from before. */
  cancelSteps: JSONColumnType<AvailabilitySettings['cancelSteps']> | null
  /** The covers of each line before its customer changed them; null where that has not happened. */
  orderedCovers: JSONColumnType<number[]> | null
  /** The day and the covers that its open proposal reserves; null and 0 while there is none. */
  proposedDate: ColumnType<string | null, string | null | undefined>
  proposedCovers: Generated<number>
  /** True for a phone order, which its caterer created for the customer. */
  byPhone: Generated<boolean>
  /** Generated of the three flags and `cancelledAt`. */
  status: GeneratedAlways<'awaiting' | 'accepted' | 'paid' | 'refused' | 'cancelled'>
  /** Generated: reference, orderer and email in lower case, each after a space. */
  searchText: GeneratedAlways<string>
  /** Generated: as searchText, with the phone number's digits and the address. */
  lookupText: GeneratedAlways<string>
}

export interface OrderEventTable {
  /** The cursor of events: only increases. */
  id: Generated<number>
  orderId: string
  type: Order['events'][number]['type']
  at: CreatedAt
  /** The user who did it, who may be removed since; null for the system, and for the order's placing. */
  userId: string | null
  /** The kind of mail that was sent or has failed. */
  mailKind: string | null
  /** True where the customer did it through the order's link, so that there is no user. */
  byLink: Generated<boolean>
}

export interface OrderMessageTable {
  id: Generated<string>
  orderId: string
  sender: OrderMessage['sender']
  userId: string | null
  message: string
  createdAt: CreatedAt
}

/** The notes of a caterer's people about an order, for each other. */
interface OrderNoteTable {
  id: Generated<string>
  orderId: string
  userId: string | null
  text: string
  createdAt: CreatedAt
}

/** A secret link to an order's page. */
interface OrderLinkTable {
  /** SHA-256 of the token, which is nowhere stored. */
  tokenHash: string
  orderId: string
  createdAt: CreatedAt
  /** When a newer link replaced it; null while it opens the order. */
  endedAt: Moment | null
}

/** A change that a side of an order proposes to the other, frozen. */
export interface OrderProposalTable {
  id: Generated<string>
  orderId: string
  by: Proposal['by']
  /** The user of the caterer who proposed it; null for a customer. */
  userId: string | null
  /** An open one is over from `openUntil` on, also before the job has noted it. */
  state: Proposal['state']
  message: string | null
  createdAt: Moment
  openUntil: Moment
  answeredAt: Moment | null
  /** The order as it is proposed, and as it was then; in kroner as on the wire. */
  terms: JSONColumnType<OrderTerms>
  before: JSONColumnType<OrderTerms>
  /** The covers that it proposes, as far as they count towards the capacity of its day. */
  countedCovers: number
}

/** A basket that somebody shared. */
interface SharedBasketTable {
  /** 128 random bits, in the address under which it is opened. */
  key: string
  caterId: number
  content: JSONColumnType<Omit<SharedBasket, 'key' | 'caterId' | 'createdAt'>>
  createdAt: CreatedAt
  openedAt: CreatedAt
}

/** A version of an offer. The terms are those of an order, in kroner as on the wire. */
export interface OfferTable {
  id: Generated<string>
  caterId: number
  number: number
  version: number
  revision: Generated<number>
  /** That it has expired is not stored: its date says so. */
  state: Exclude<Offer['state'], 'expired'>
  title: string | null
  message: string | null
  customerName: string
  customerEmail: string
  customerPhone: string
  terms: JSONColumnType<OrderTerms>
  validUntil: string
  createdAt: CreatedAt
  sentAt: ColumnType<Date | null, Date | null | undefined>
  approvedAt: ColumnType<Date | null, Date | null | undefined>
  declinedAt: ColumnType<Date | null, Date | null | undefined>
  orderedAt: ColumnType<Date | null, Date | null | undefined>
  orderId: ColumnType<string | null, string | null | undefined>
}

export interface MailTable {
  id: Generated<string>
  orderId: string | null
  offerId: ColumnType<string | null, string | null | undefined>
  kind: string
  to: string
  replyTo: string | null
  subject: string
  /** Both are empty while `letter` is set. */
  html: string
  text: string
  /** What its content is written from once it is due; null where it is written. */
  letter: JSONColumnType<LetterFacts | null, string | undefined, null>
  /** Stands in html and text where the token of its link is put when it is sent; null for a mail without one. */
  linkMark: ColumnType<string | null, string | null | undefined>
  state: Generated<OrderMail['state']>
  attempts: Generated<number>
  /** The number of times that it was resent by hand. */
  resends: Generated<number>
  /** Not delivered before. */
  sendAfter: CreatedAt
  /** When it was given its job; null before it is due. */
  enqueuedAt: ColumnType<Date | null, Date | null | undefined>
  createdAt: CreatedAt
  sentAt: Moment | null
  /** When recipient and content were removed, by which it cannot be sent again. */
  emptiedAt: Moment | null
}

/** What the content of a mail is written from, beside what it is about. */
export interface LetterFacts {
  /** CHG-14: what cancelling costs, for the confirmation of an order. */
  cancelText?: string
}

interface IdempotentAnswerTable {
  /** A hash of method, path, user and the client's key. */
  key: string
  bodyHash: string
  answer: JSONColumnType<object>
  createdAt: CreatedAt
}

export interface DishTable {
  id: Generated<string>
  caterId: number
  name: string
}

/** The declaration of a dish or of an item without one. A food without a row has never been declared. */
interface FoodDeclarationTable {
  id: Generated<string>
  caterId: number
  /** Exactly one of these two is set. */
  dishId: string | null
  itemId: string | null
  contains: JSONColumnType<DeclarationDraft['contains'][number][]>
  mayContain: JSONColumnType<DeclarationDraft['mayContain'][number][]>
  free: JSONColumnType<DeclarationDraft['free'][number][]>
  diets: JSONColumnType<DeclarationDraft['diets'][number][]>
  /** Only a complete declaration is shown to anybody. */
  isComplete: boolean
  /** False for what is served but not eaten, such as napkins. */
  isFood: Generated<boolean>
  declaredAt: Moment
  userId: string | null
}

/** Sums of the orders that are delivered on a day; a day's rows are added. */
export interface DaySumTable {
  id: Generated<string>
  caterId: number
  date: string
  /** Of accepted orders, as are covers and turnover. */
  orders: number
  covers: number
  turnoverOere: number
  awaitingOrders: number
  awaitingCovers: number
}

/** Sums of the lines of accepted orders by the name of their menu; a name's rows of a day are added. */
export interface DayMenuSumTable {
  id: Generated<string>
  caterId: number
  date: string
  name: string
  lines: number
  covers: number
  turnoverOere: number
}

/** The last print of a day's production. */
export interface ProductionPrintTable {
  caterId: number
  date: string
  printedAt: Moment
  /** The printed content, to show what has changed since. */
  content: JSONColumnType<ProductionDay>
}

/** A link to set a password: valid once, until it expires. */
export interface PasswordLinkTable {
  id: Generated<string>
  userId: string
  expiresAt: Moment
  usedAt: Moment | null
}

/** A session of a user: what a token names that a login has given. */
interface SessionTable {
  id: Generated<string>
  userId: string
  createdAt: CreatedAt
  /** When its token expires. */
  expiresAt: Moment
  /** When its user logged out, or its tokens were revoked; null for one that goes on. */
  endedAt: ColumnType<Date | null, Date | null | undefined>
}

/** The calendar of a caterer's deliveries that one of its users has, under a secret address. */
interface CalendarFeedTable {
  userId: string
  /** SHA-256 of the secret, which is nowhere stored. */
  secretHash: string
  createdAt: CreatedAt
  /** When a calendar fetched it last, to a quarter of an hour; null for one that none has fetched. */
  fetchedAt: ColumnType<Date | null, Date | null | undefined>
  /** When the address ends that all users of the caterer had before each had its own; null for one's own. */
  sharedUntil: ColumnType<Date | null, Date | null | undefined>
}

/** An attempt at a rate-limited action; `key` is a hash of the subject. */
export interface AttemptTable {
  id: Generated<number>
  kind:
    | 'invitation'
    | 'login'
    | 'loginFromAddress'
    | 'loginToAccount'
    | 'order'
    | 'orderMessage'
    | 'orderLink'
    | 'orderLinkFromAddress'
    | 'orderLinkMail'
    | 'offerLink'
    | 'offerLinkFromAddress'
    | 'offerSent'
    | 'passwordLink'
    | 'sharedBasket'
  key: string
  at: CreatedAt
}

/** A network that a user signed in from; `key` is a hash of both. */
interface KnownNetworkTable {
  userId: string
  key: string
  lastAt: Date
}

/**
 * The audit log: rows are only ever added, and hold no personal data but the id of a user, who may be removed since.
 * `before` is null for a new object, `after` for a deleted one.
 */
interface ChangeTable {
  id: Generated<number>
  at: CreatedAt
  /** Null for the system. */
  userId: string | null
  kind: ChangeKind
  thingId: string
  caterId: number | null
  before: JSONColumnType<object> | null
  after: JSONColumnType<object> | null
}

/** The kinds of objects in the audit log. */
export type ChangeKind =
  | 'cater'
  | 'availability'
  | 'zones'
  | 'category'
  | 'menu'
  | 'dish'
  | 'declaration'
  | 'service'
  | 'page'
  | 'filter'
  | 'user'

/** SCA-13: an open caterer with a storefront, as the search finds it. Clocks are the last of each weekday, '' is closed. */
export interface SearchCaterTable {
  caterId: number
  zipCode: string | null
  /** The code that stands for its postal district. */
  district: string | null
  /** Its city, name and tags as places are compared, each after a blank. */
  words: string
  filterIds: number[]
  /** The weighted rating, negative, so that the best is the lowest. */
  ratingOrder: number
  ordering: number
  minCovers: number | null
  offersDelivery: boolean
  delivers: boolean
  hasZones: boolean
  /** Øre of the required services: of any order, and those of one fulfilment alone. */
  services: number
  deliveryServices: number
  pickupServices: number
  /** The first that applies counts. */
  pricePeriods: JSONColumnType<SearchPricePeriod[]>
  deliveryClocks: string[]
  pickupClocks: string[]
  closedOnHolidays: boolean
  /** At most one for a date. */
  exceptions: JSONColumnType<SearchException[]>
  capacity: (number | null)[]
  horizonDays: number
  refusesShortNotice: boolean
  orderBefore: number
  tierCovers: number[]
  tierDays: number[]
  tierCutoffs: string[]
  countsWorkingDays: boolean
  /** Monday is the first bit. */
  workingDays: number
  /** Its cheapest meal that is always offered, with its limits of covers: it answers most searches. Null where there is none. */
  plainPrice: number | null
  plainMin: number | null
  plainMax: number | null
}

export interface SearchPricePeriod {
  type: 1 | 2 | 3
  hundredths: number
  weekdays: number[]
  from: string | null
  to: string | null
}

/** A difference from the weekdays on some dates; null leaves what the weekday has. */
export interface SearchException {
  from: string
  to: string
  delivery: string | null
  pickup: string | null
  capacity: number | null
}

/** A menu that can be ordered with its cheapest choice; further rows are the cheapest choices without some food. */
export interface SearchMenuTable {
  caterId: number
  course: Course
  coverPrice: number
  menuId: string
  /** 0 fits whatever is chosen, 1 by this choice, 2 if what is undeclared does. */
  fit: number
  /** The bits of allergens and diets that the choice does not meet; see `api/search/dietBits.ts`. */
  conflicts: number
  /** Of the rows of a menu the one that answers without a diet filter. */
  isCheapest: boolean
  name: string
  minCovers: number | null
  maxCovers: number | null
  ageLimit: number | null
  leadDays: number | null
  leadCutoff: string | null
  soldOutTo: string | null
  offeredFrom: string | null
  offeredTo: string | null
  countsTowardsCapacity: boolean
}

/** Codes to which a caterer delivers on the same terms. */
export interface SearchZoneTable {
  caterId: number
  fromCode: number
  toCode: number
  feeOere: number
  freeFromOere: number | null
  minimumOere: number | null
  extraDays: number
}
