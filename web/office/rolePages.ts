import { paths } from '../page/paths.ts'

/** True for the pages of the kitchen, which opens no others. */
export function isKitchenPage(pathname: string): boolean {
  return pathname === paths.officeProduction() || pathname.startsWith(`${paths.officeProduction()}/`)
}

/** True for the pages about a caterer itself and its users, which are its owners' alone. */
export function isSettingsPage(pathname: string): boolean {
  return /^\/admin\/caters\/(opdater\/\d+|\d+\/(indstillinger|brugere|levering|leveringsomraader))$/.test(pathname)
}

/** True for the pages of a caterer's menus: the list, one of them, a new one. */
export function isMenuPage(pathname: string): boolean {
  return /^\/admin\/caters\/\d+\/(menuer|menus\/.+)$/.test(pathname)
}
