import type { IconName } from '../ui/Icon.tsx'
import { paths } from '../page/paths.ts'
import { isKitchenPage, isMenuPage, isSettingsPage } from './rolePages.ts'
import type { OfficeViewer } from './search/officePages.ts'

/** A link of the office's navigation. */
export interface OfficeWay {
  name: string
  to: string
  icon: IconName
  isCurrent: boolean
  /** Below the one before it, where the navigation stands beside the page. */
  isBelow?: boolean
  /** In the bar at the foot of a phone, which has room for three; the others are behind 'Mere' there. */
  isInBar?: boolean
}

/** The links that a viewer has on the page with this address, in order. */
export function officeWays({ role, staffRole, cater }: OfficeViewer, pathname: string): OfficeWay[] {
  const isBelow = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  // addresses below those of the orders and of the profile, but ways of their own
  const isInKitchen = isKitchenPage(pathname)
  const isAtMenus = isMenuPage(pathname)
  const production = { name: 'Produktion', to: paths.officeProduction(), isCurrent: isInKitchen, isInBar: true }
  if (staffRole === 'KITCHEN') return [{ ...production, icon: 'list' }]
  const ways: OfficeWay[] = [
    { name: 'Dashboard', to: paths.office(), icon: 'dashboard', isCurrent: pathname === paths.office(), isInBar: true },
  ]
  const orders: OfficeWay = {
    name: 'Ordre',
    to: paths.officeOrders(),
    icon: 'orders',
    isCurrent: isBelow(paths.officeOrders()) && !isInKitchen,
    isInBar: true,
  }
  if (cater !== null) {
    const [profile, users, menus] = [paths.officeCater(cater), paths.officeUsers(cater), paths.officeMenus(cater)]
    const foods = paths.officeFoods(cater)
    const [newOrder, calendar] = [paths.newPhoneOrder(cater), paths.officeCalendar(cater)]
    const ownWays = [users, foods, newOrder, calendar]
    const isAtSettings = isSettingsPage(pathname) && pathname !== users
    ways.push(
      {
        name: staffRole === 'OWNER' ? 'Min profil' : 'Katalog',
        to: profile,
        icon: 'store',
        isCurrent: isBelow(profile) && !ownWays.includes(pathname) && !isAtMenus && !isAtSettings,
      },
      orders,
      { name: 'Ny ordre', to: newOrder, icon: 'plus', isCurrent: pathname === newOrder, isBelow: true },
      {
        name: 'Tilbud',
        to: paths.officeOffers(),
        icon: 'copy',
        isCurrent: isBelow(paths.officeOffers()),
        isBelow: true,
      },
      { ...production, icon: 'list', isBelow: true },
      { name: 'Kalender', to: calendar, icon: 'calendar', isCurrent: pathname === calendar, isBelow: true },
      { name: 'Menuer', to: menus, icon: 'utensils', isCurrent: isAtMenus },
      { name: 'Allergener', to: foods, icon: 'wheat', isCurrent: isBelow(foods) },
    )
    if (staffRole === 'OWNER')
      ways.push(
        { name: 'Brugere', to: users, icon: 'users', isCurrent: isBelow(users) },
        { name: 'Indstillinger', to: paths.officeSettings(cater), icon: 'settings', isCurrent: isAtSettings },
      )
  } else ways.push(orders)
  if (role === 'ADMIN')
    ways.push(
      {
        name: 'Cateringfirmaer',
        to: paths.officeCaters(),
        icon: 'store',
        isCurrent: isBelow(paths.officeCaters()),
        isInBar: true,
      },
      { name: 'Sider', to: paths.officePages(), icon: 'pages', isCurrent: isBelow(paths.officePages()) },
      { name: 'Filtre', to: paths.officeFilters(), icon: 'filters', isCurrent: isBelow(paths.officeFilters()) },
    )
  return ways
}
