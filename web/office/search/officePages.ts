import { paths } from '../../page/paths.ts'

/** A page of the office that the search offers. */
export interface OfficePageLink {
  label: string
  to: string
}

/** Whose office it is. `cater` is null for an admin. */
export interface OfficeViewer {
  role: string
  staffRole: string | null | undefined
  cater: number | null
}

/** The pages that a viewer may open, by the names that they are searched for. */
export function officePages({ role, staffRole, cater }: OfficeViewer): OfficePageLink[] {
  const pages = [
    { label: 'Dashboard', to: paths.office() },
    { label: 'Ordre', to: paths.officeOrders() },
  ]
  if (role === 'ADMIN')
    pages.push(
      { label: 'Cateringfirmaer', to: paths.officeCaters() },
      { label: 'Sider', to: paths.officePages() },
      { label: 'Filtre', to: paths.officeFilters() },
    )
  if (cater === null) return pages
  pages.push(
    { label: 'Ny ordre', to: paths.newPhoneOrder(cater) },
    { label: 'Tilbud', to: paths.officeOffers() },
    { label: 'Nyt tilbud', to: paths.newOffer() },
    { label: 'Produktion', to: paths.officeProduction() },
    { label: 'Kalender', to: paths.officeCalendar(cater) },
    { label: 'Menuer', to: paths.officeMenus(cater) },
    { label: 'Kategorier', to: paths.officeCategories(cater) },
    { label: 'Retter', to: paths.officeDishes(cater) },
    { label: 'Allergener', to: paths.officeFoods(cater) },
    { label: 'Services', to: paths.officeServices(cater) },
    { label: 'Opret menu', to: paths.newMenu(cater) },
  )
  if (staffRole === 'OWNER')
    pages.push(
      { label: 'Min profil', to: paths.officeCater(cater) },
      { label: 'Indstillinger', to: paths.officeSettings(cater) },
      { label: 'Levering og kapacitet', to: paths.officeAvailability(cater) },
      { label: 'Leveringsområder', to: paths.officeZones(cater) },
      { label: 'Rediger cateringfirma', to: paths.editCater(cater) },
      { label: 'Brugere', to: paths.officeUsers(cater) },
    )
  return pages
}
