import type { SelectedItem } from '../../../domain/menus/choices.ts'
import { ageLimitOf, choosableOf, extrasOf, groupsOf, itemsOf, type MenuNode } from '../../../domain/menus/menu.ts'
import type { PricedLine } from '../../orders/priceOrder.ts'
import type { CaterRows } from '../demoRows.ts'
import type { SeededRandom } from '../seededRandom.ts'

/** One or two valid order lines of a caterer's catalogue. */
export function randomLines({ demo, menus }: Pick<CaterRows, 'demo' | 'menus'>, random: SeededRandom): PricedLine[] {
  const count = random.chance(0.35) ? 2 : 1
  // Prefers the first menus of the page
  const first = menus[Math.floor(random.next() ** 1.7 * menus.length)]!
  const others = random.sample(
    menus.filter((menu) => menu !== first),
    count - 1,
  )
  return [first, ...others].map((drawn, index) => {
    // Replaced after the draw, so that what cannot be ordered changes nothing of the other orders
    const menu = ageLimitOf(drawn) === null ? drawn : menus[0]!
    const least = Math.max(menu.minAmount ?? 1, index === 0 ? (demo.facts.minEnvelopes ?? 1) : 1)
    const amount = Math.min(least + random.whole(0, 30), menu.maxAmount ?? Infinity)
    return { menu, amount, selected: randomChoices(menu, amount, random) }
  })
}

/** The required services and some of the others. */
export function randomServices({ services }: Pick<CaterRows, 'services'>, random: SeededRandom): CaterRows['services'] {
  return services.filter(({ required }) => required || random.chance(0.3))
}

function randomChoices(menu: MenuNode, covers: number, random: SeededRandom): SelectedItem[] {
  return [
    ...groupsOf(menu).flatMap((group) => randomGroupChoices(group, random)),
    ...random.sample(choosableOf(menu), random.whole(1, 3)).map(({ id }) => ({ id, groupId: null, amount: 1 })),
    ...extrasOf(menu)
      .filter(() => random.chance(0.4))
      .map(({ id, ageLimit }) => ({ id, ageLimit, amount: random.whole(Math.ceil(covers / 2), covers) }))
      // Drawn first, so that what cannot be ordered changes nothing of the other orders
      .flatMap(({ id, ageLimit, amount }) => (ageLimit == null ? [{ id, groupId: null, amount }] : [])),
  ]
}

function randomGroupChoices(group: MenuNode, random: SeededRandom): SelectedItem[] {
  const least = group.minAmount ?? 0
  const most = Math.min(group.maxAmount ?? least + 1, itemsOf(group).length)
  const drawn = random.sample(itemsOf(group), random.whole(least, most))
  const others = itemsOf(group).filter((item) => !drawn.includes(item) && isSold(item))
  return drawn
    .flatMap((item) => (isSold(item) ? item : (others.shift() ?? [])))
    .map(({ id }) => ({ id, groupId: group.id, amount: 1 }))
}

const isSold = ({ ageLimit }: MenuNode): boolean => ageLimit == null
