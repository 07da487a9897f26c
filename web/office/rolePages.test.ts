import { expect, test } from 'vitest'
import { paths } from '../page/paths.ts'
import { isKitchenPage, isSettingsPage } from './rolePages.ts'

test("DAY-12 the kitchen's page and the owners' pages are distinguished from the others", () => {
  const pages = [
    paths.office(),
    paths.officeOrders(),
    paths.officeOrder('1'),
    paths.officeMenus(55),
    paths.officeCater(55),
  ]
  const kitchen = [paths.officeProduction(), paths.officeKitchenOrders(), paths.officeDaySlips(), paths.officeDrive()]
  expect([...pages, ...kitchen].filter(isKitchenPage)).toEqual(kitchen)
  const settings = [
    paths.officeSettings(55),
    paths.editCater(55),
    paths.officeUsers(55),
    paths.officeAvailability(55),
    paths.officeZones(55),
  ]
  expect([...pages, ...settings].filter(isSettingsPage)).toEqual(settings)
})
