import { ITEM, MENU, shownFields } from './fieldRows.ts'

/** The relation of a viewer to the thing that is read. */
export type Relation =
  | 'visitor'
  /** A customer whose it is not. */
  | 'stranger'
  /** The customer whose it is. */
  | 'customer'
  /** Another caterer's people. */
  | 'other'
  /** An owner of the caterer whose it is. */
  | 'own'
  /** Its staff. */
  | 'staff'
  /** Its kitchen. */
  | 'kitchen'
  | 'admin'

/** The audiences of fields. */
export const AUDIENCES = {
  public: ['visitor', 'stranger', 'customer', 'other', 'own', 'staff', 'kitchen', 'admin'],
  /** Who is signed in, of themselves. */
  self: ['customer', 'own', 'staff', 'kitchen', 'admin'],
  /** The customer, the caterer's owners and staff, and admins. */
  party: ['customer', 'own', 'staff', 'admin'],
  /** And the kitchen. */
  partyAndKitchen: ['customer', 'own', 'staff', 'kitchen', 'admin'],
  /** Owners and staff of any caterer, and admins: each reads its own. */
  anyOffice: ['other', 'own', 'staff', 'admin'],
  /** The caterer's owners and staff, and admins. */
  office: ['own', 'staff', 'admin'],
  /** The caterer's owners and staff alone. */
  staff: ['own', 'staff'],
  /** All of the caterer alone. */
  kitchen: ['own', 'staff', 'kitchen'],
  /** The caterer's owners and admins. */
  owner: ['own', 'admin'],
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
    public:
      'allergensOfChoice cater caterSuggestions caters cities city filters node nodes offerByLink page pageByNumber pages pagesConnection orderByLink searchCaters sharedBasket storefront',
    self: 'viewer',
    party: 'order',
    office: 'knownCustomer orderCursor search',
    staff: 'offer',
    admin: 'allCaters allCatersConnection orders statistics',
  },

  // What everybody may read
  AllergenContent: 'public',
  Declaration: 'public',
  FoodAllergens: 'public',
  MenuAllergen: 'public',
  MenuFood: 'public',
  AvailabilityAnswer: 'public',
  BannerBlock: 'public',
  CaterBlock: 'public',
  CaterConnection: 'public',
  CaterEdge: 'public',
  PageConnection: 'public',
  PageEdge: 'public',
  CaterSuggestions: 'public',
  Category: 'public',
  City: 'public',
  ClockInterval: 'public',
  DayAvailability: 'public',
  Filter: 'public',
  FilterGroups: 'public',
  FoodTypeBlock: 'public',
  Delivered: 'public',
  DeliveryZone: 'public',
  DeliveryZones: 'public',
  NotDelivered: 'public',
  FoundCaterConnection: 'public',
  DeclaredFoodCount: 'public',
  FoundCaterEdge: 'public',
  FoundMenu: 'public',
  Image: 'public',
  OccasionBlock: 'public',
  OtherMenu: 'public',
  OfferBlock: 'public',
  Page: 'public',
  PageInfo: 'public',
  PricePeriod: 'public',
  Rating: 'public',
  RequiredService: 'public',
  SearchReason: 'public',
  SearchRelaxation: 'public',
  Service: 'public',
  CancelStep: 'public',
  CancellationTerm: 'public',
  ChangeLimit: 'public',
  ChangeTerms: 'public',
  SharedBasket: 'public',
  SharedBasketItem: 'public',
  SharedBasketLine: 'public',
  SharedBasketService: 'public',
  StorefrontClosed: 'public',
  SuggestedCater: 'public',
  StorefrontUnknown: 'public',
  UnavailableReason: 'public',
  WholePrice: 'public',
  Menu: {
    // Whoever may see a menu or item may see what is set of it
    public: `${shownFields({ ...MENU, ...ITEM })} allergens canBeWithout categories children declaration fit foods foodsVersion id isSatisfiable normalPrice order parentId savingPercent uuid version`,
    office: 'dishes foodsListedAt foodsListedBy isDeclared priceHistory',
  },
  Cater: {
    public:
      'accentColor address affiliateLink availability banner canDeliver categories changeTerms category city cvrNumber delivery deliveryText deliveryZones description dish email filters fromPrice hasNoInspectionYet id isActive isAffiliate legalName logo menu menus minCovers name noticeDays noticeText number offerDays offersDelivery offersPickup phoneNumber pricePeriods rating ratingsLink requiredServices service services slug smileyUrl tags writtenDescription writtenNoticeText zipCode',
    owner: 'administration users',
    office: 'availabilityRules calendar declaredShare dishes foods orders statistics',
    staff: 'calendarFeeds offers offersConnection',
    kitchen: 'kitchenOrders kitchenOrdersByIds production',
  },

  // What a caterer and the admins keep to themselves
  AvailabilityException: 'office',
  AvailabilityRules: 'office',
  CalendarDay: 'office',
  LeadTimeTier: 'office',
  WeekdayHours: 'office',
  CaterAdministration: {
    owner: 'accountNumber contactPerson googlePlaceId ordering ratingAverage ratingCount regNumber version',
    admin: 'commission',
  },
  Dish: 'office',
  Food: 'office',
  DeclaredFoods: 'office',
  AffectedOrder: 'office',
  FoundCustomer: 'office',
  KnownAddress: 'office',
  KnownCustomer: 'office',
  FoundItem: 'office',
  FoundOrder: 'office',
  SearchResults: 'anyOffice',
  OrderMail: 'office',
  DeliveryDay: 'office',
  MenuStatistics: 'office',
  LoggedPrice: 'office',
  PriceHistory: 'office',
  Statistics: 'office',
  WeekStatistics: 'office',
  ProducedGroup: 'kitchen',
  ProducedItem: 'kitchen',
  ProducedMenu: 'kitchen',
  KitchenGroup: 'kitchen',
  KitchenItem: 'kitchen',
  KitchenMenu: 'kitchen',
  KitchenOrder: 'kitchen',
  ProductionChange: 'kitchen',
  ProductionDay: 'kitchen',
  ProductionPlace: 'kitchen',
  Offer: 'staff',
  OfferCustomer: 'staff',
  OfferConnection: 'staff',
  OfferEdge: 'staff',
  OfferList: 'staff',
  CalendarFeed: 'staff',
  EndedCalendarFeed: 'staff',
  RenewedCalendar: 'staff',

  // What its customer sees, too
  Order: {
    party:
      'address allergenChanges cancellation cancelFee cancelReason cancelledAt cater caterNumber changeLimits city comment covers deliveredAt deliveryDate deliveryFee deliveryTime deliveryZone discount email events extraLines id isByPhone isCalledOff menus messages needs orderer paymentMethod phoneNumber placedAt price pricePeriodDifference proposals reference refusedReason seenAt services status uuid version viewerCanAccept viewerCanCallOff viewerCanMarkPaid viewerCanPropose viewerCanRefuse viewerCanUndo zipCode',
    office: 'mails',
    staff: 'notes undoUntil',
  },
  AllergenChange: 'party',
  Need: 'partyAndKitchen',
  ChangeLimits: 'party',
  ChangeableLine: 'party',
  Cancellation: 'party',
  OrderConnection: 'party',
  OrderEdge: 'party',
  OrderEvent: 'party',
  OrderItem: 'party',
  OrderMenu: 'party',
  OrderMenuGroup: 'party',
  OrderDiscount: 'party',
  OrderDifference: 'party',
  ExtraLine: 'party',
  Proposal: 'party',
  ProposedDelivery: 'party',
  OrderMessage: 'party',
  OrderNote: 'staff',
  OrderService: 'party',
  OrderChange: 'office',
  User: {
    self: 'cater email firstName id lastName phoneNumber role staffRole verified',
    owner: 'invitationExpiresAt lastLoginAt',
    customer: 'orders',
  },

  // What came of a mutation, for whoever may make it
  AnsweredProposal: 'public',
  ChangedLine: 'public',
  Deleted: 'public',
  EditConflict: 'public',
  LoggedOut: 'public',
  Login: 'public',
  NotAvailable: 'public',
  NotPossible: 'public',
  NotVerified: 'public',
  OfferReplaced: 'public',
  OrderAlreadyHandled: 'public',
  OrderedOffer: 'public',
  NewOrderPrice: 'public',
  ProposalAlreadyHandled: 'public',
  ProposedChange: 'public',
  OrderLinkEnded: 'public',
  OrderLinkRenewed: 'public',
  PasswordLinkRequested: 'public',
  PasswordSet: 'public',
  PlacedOrder: 'public',
  PriceChanged: 'public',
  ReorderedMenus: 'public',
  TooBusy: 'public',
  TooManyAttempts: 'public',
  UploadedPageImage: 'public',
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
