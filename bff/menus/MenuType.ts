import { builder } from '../graph/builder.ts'

export const MenuType = builder.enumType('MenuType', {
  description: 'What a menu, or something in it, is.',
  values: {
    MENU: { value: 'menu', description: 'A menu with what it includes and groups to choose in.' },
    FREESELECT: { value: 'freeselect', description: "A 'Fritvalgsmenu': what is directly in it is chosen." },
    BUILDMENU: { value: 'buildmenu', description: "A 'Byg-selv-menu': what is directly in it is chosen." },
    GROUP: { value: 'group', description: 'Items among which the customer chooses.' },
    INCLUDE: { value: 'include', description: 'An item that is part of the menu, or can be chosen in a group.' },
    INCLUDE_WITH_AMOUNT: { value: 'includeWithAmount', description: 'The same with a number, held in minAmount.' },
    EXTRA: { value: 'extra', description: 'An item at its own price and number, which is not for each cover.' },
  },
})
