import { MENU_TYPES_BY_NAME } from '../../domain/menus/menuTypes.ts'
import { builder } from '../graph/builder.ts'

export const MenuType = builder.enumType('MenuType', {
  description: 'What a menu, or something in it, is.',
  values: {
    MENU: { value: MENU_TYPES_BY_NAME.MENU, description: 'A menu with what it includes and groups to choose in.' },
    FREESELECT: {
      value: MENU_TYPES_BY_NAME.FREESELECT,
      description: "A 'Fritvalgsmenu': what is directly in it is chosen.",
    },
    BUILDMENU: {
      value: MENU_TYPES_BY_NAME.BUILDMENU,
      description: "A 'Byg-selv-menu': what is directly in it is chosen.",
    },
    GROUP: { value: MENU_TYPES_BY_NAME.GROUP, description: 'Items among which the customer chooses.' },
    INCLUDE: {
      value: MENU_TYPES_BY_NAME.INCLUDE,
      description: 'An item that is part of the menu, or can be chosen in a group.',
    },
    INCLUDE_WITH_AMOUNT: {
      value: MENU_TYPES_BY_NAME.INCLUDE_WITH_AMOUNT,
      description: 'The same with a number, held in minAmount.',
    },
    EXTRA: {
      value: MENU_TYPES_BY_NAME.EXTRA,
      description: 'An item at its own price and number, which is not for each cover.',
    },
  },
})
