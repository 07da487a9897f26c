/** The relation of a viewer to the thing that is read. */
export type Relation =
  | 'visitor'
  /** A customer whose it is not. */
  | 'stranger'
  /** The customer whose it is. */
  | 'customer'
  /** Another caterer's people. */
  | 'other'
  /** The people of the caterer whose it is. */
  | 'own'
  | 'admin'

/** The audiences of fields. */
export const AUDIENCES = {
  public: ['visitor', 'stranger', 'customer', 'other', 'own', 'admin'],
  /** Its owner: the customer, the caterer's people, the user; and admins. */
  party: ['customer', 'own', 'admin'],
  /** The caterer's people and admins. */
  office: ['own', 'admin'],
  /** The caterer's people alone. */
  kitchen: ['own'],
  customer: ['customer'],
  admin: ['admin'],
} satisfies Record<string, readonly Relation[]>

export type Audience = keyof typeof AUDIENCES

/** Fields by who may read them. */
type Row = Audience | Partial<Record<Audience, string>>

/**
 * The audience of each type of the graph. Where the fields of a type differ, each of them is named.
 */
const TABLE: Record<string, Row> = {
  Query: {
    public: 'cater caters cities city filters node nodes page pages storefront',
    party: 'order viewer',
    office: 'orderCursor',
    admin: 'allCaters orders statistics',
  },

  // What everybody may read
  BannerBlock: 'public',
  CaterBlock: 'public',
  CaterConnection: 'public',
  CaterEdge: 'public',
  Category: 'public',
  City: 'public',
  Filter: 'public',
  FilterGroups: 'public',
  FoodTypeBlock: 'public',
  Image: 'public',
  OccasionBlock: 'public',
  OfferBlock: 'public',
  Page: 'public',
  PageInfo: 'public',
  PricePeriod: 'public',
  Rating: 'public',
  Service: 'public',
  StorefrontClosed: 'public',
  StorefrontUnknown: 'public',
  Menu: {
    public:
      'categories children description discountFromPrice id isSatisfiable maxAmount minAmount name order parentId price savingPercent type uuid version writtenDescription',
    office: 'dishes',
  },
  Cater: {
    public:
      'accentColor address affiliateLink banner categories category city cvrNumber description dish email filters id isActive isAffiliate legalName logo menu menus minCovers name noticeDays noticeText number offersDelivery phoneNumber pricePeriods rating ratingsLink service services slug tags writtenDescription writtenNoticeText zipCode',
    office: 'administration dishes orders statistics',
    kitchen: 'calendarPath production',
    admin: 'users',
  },

  // What a caterer and the admins keep to themselves
  CaterAdministration: {
    office: 'accountNumber contactPerson googlePlaceId ordering ratingAverage ratingCount regNumber version',
    admin: 'commission',
  },
  Dish: 'office',
  OrderMail: 'office',
  DeliveryDay: 'office',
  MenuStatistics: 'office',
  Statistics: 'office',
  WeekStatistics: 'office',
  ProducedGroup: 'kitchen',
  ProducedItem: 'kitchen',
  ProducedMenu: 'kitchen',
  ProductionChange: 'kitchen',
  ProductionDay: 'kitchen',
  ProductionPlace: 'kitchen',
  RenewedCalendar: 'kitchen',

  // What its customer sees, too
  Order: {
    party:
      'address cater caterNumber city comment covers deliveryDate deliveryTime email events id menus messages orderer paymentMethod phoneNumber placedAt price pricePeriodDifference reference refusedReason seenAt services status uuid version viewerCanAccept viewerCanMarkPaid viewerCanRefuse viewerCanUndo zipCode',
    office: 'mails',
    kitchen: 'undoUntil',
  },
  OrderConnection: 'party',
  OrderEdge: 'party',
  OrderEvent: 'party',
  OrderItem: 'party',
  OrderMenu: 'party',
  OrderMenuGroup: 'party',
  OrderMessage: 'party',
  OrderService: 'party',
  OrderChange: 'office',
  User: {
    party: 'cater email firstName id lastName phoneNumber role verified',
    customer: 'orders',
  },

  // What came of a mutation, for whoever may make it
  ChangedLine: 'public',
  Deleted: 'public',
  EditConflict: 'public',
  LoggedOut: 'public',
  Login: 'public',
  NotPossible: 'public',
  NotVerified: 'public',
  OrderAlreadyHandled: 'public',
  PasswordLinkRequested: 'public',
  PasswordSet: 'public',
  PlacedOrder: 'public',
  PriceChanged: 'public',
  ReorderedMenus: 'public',
  TooManyAttempts: 'public',
  ValidationFailed: 'public',
  ValidationIssue: 'public',
  WrongCredentials: 'public',
}

/** The audience of a field; undefined where it has no row. */
export function audienceOf(type: string, field: string): Audience | undefined {
  const row = TABLE[type]
  if (typeof row !== 'object') return row
  return (Object.keys(row) as Audience[]).find((audience) => row[audience]?.split(' ').includes(field))
}

/** All that has a row, as 'Type' or 'Type.field'. */
export const rows: readonly string[] = Object.entries(TABLE).flatMap(([type, row]) =>
  typeof row === 'string'
    ? [type]
    : Object.values(row).flatMap((fields) => fields.split(' ').map((field) => `${type}.${field}`)),
)
