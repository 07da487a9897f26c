import type { LayOut } from '../dishes/arrange.ts'
import { canapes, type Dish, sandwiches, SPREAD } from '../dishes/spread.ts'
import { smoerrebroed } from '../dishes/smoerrebroed.ts'
import { cornCob, falafel } from '../food/vegetables.ts'
import { rosemary } from '../food/greens.ts'
import { roastSlice } from '../food/fishAndMeat.ts'
import type { Picture } from '../picture.ts'
import type { TableName } from '../ware/tables.ts'
import { plate } from '../ware/ware.ts'
import { bowlOfParts, heapOf, LEAVES, CARROT, RED_CABBAGE } from '../dishes/lunchBowls.ts'
import { lagkage } from '../dishes/cakes.ts'

type Placed = readonly [dish: Dish, u: number, v: number, size?: number, turn?: number]

const laid =
  (...dishes: readonly Placed[]): LayOut =>
  (middle) => {
    for (const [dish, u, v, size = 1, turn = 0] of dishes) dish.serve(middle.at(u, v, size, turn))
  }

/** A category's strip is shown in this shape, narrower than it is laid out. */
const STRIP = { width: 1440, height: 288 }
/** At most so large, even the highest bowl stands within the strip. */
const WHOLE = 0.78

/** Dishes side by side for the wide strip over a category, each of them whole. */
const strip =
  (...dishes: readonly Dish[]): LayOut =>
  (middle) => {
    const total = dishes.reduce((sum, { width }) => sum + width, 0)
    const size = Math.min(WHOLE, (STRIP.width - 24 * (dishes.length + 1)) / total)
    const gap = (STRIP.width - total * size) / (dishes.length + 1)
    let edge = -STRIP.width / 2
    for (const dish of dishes) {
      edge += gap + dish.width * size
      dish.serve(middle.at(edge - (dish.width * size) / 2, 12, size))
    }
  }

const S = SPREAD

/** The pictures of caterers' pages and of the front page. */
export const PLACES: Record<string, Picture> = {
  ...sized('blue', 1600, 800, {
    'smagen-banner': laid(
      [sandwiches('egg', 'beef', 'potato'), -410, -270, 1.18, -4],
      [sandwiches('salmon', 'tomato', 'herring'), 400, -280, 1.14, 3],
      [S.prawns, -620, 60, 1.15],
      [S.frikadeller, -260, 50, 1.12],
      [S.potatoSalad, 130, 50, 1.12],
      [S.cheese, 560, 40, 1.1, 5],
      [S.rolls, -490, 370, 1.15, -4],
      [S.herring, -90, 380, 1.15],
      [S.desserts, 280, 370, 1.1],
      [S.coffee, 640, 370, 1.05],
    ),
  }),
  ...sized('plum', 1600, 800, {
    'festkokkenet-banner': laid(
      [S.dinner, -540, -220, 1.3],
      [S.dinner, -10, -260, 1.15],
      [canapes('salmon', 'tatar', 'goat', 'prawn', 'beef', 'ham'), 520, -240, 1.1, 4],
      [S.flutes, -680, 200, 0.95],
      [S.roast, -330, 170, 1, -4],
      [
        {
          width: 500,
          serve: (spot) => {
            spot.stand(plate(230, spot.scene.glaze))
            lagkage(spot, 180)
          },
        },
        150,
        190,
        1,
      ],
      [S.greenSalad, 590, 120, 1.05],
      [S.smallCakes, -430, 425, 0.9],
      [S.wine, -130, 470, 0.95],
      [S.tartlets, 560, 420, 0.95, 4],
    ),
  }),
  ...sized('green', 1600, 800, {
    'groent-banner': laid(
      [S.lunchBowl, -530, -210, 1.45],
      [S.greenSalad, 10, -240, 1.3],
      [S.beetSalad, 480, -230, 1.2],
      [S.bread, -600, 190, 1, -6],
      [S.falafel, -210, 120, 1.1],
      [S.hummus, 120, 140, 1.15],
      [S.wraps, 400, 150, 0.95],
      [S.juice, 660, -40, 0.9],
      [S.soup, -390, 410, 1.1],
      [S.fruit, 30, 420, 1],
      [S.vegetables, 480, 410, 1, 5],
    ),
  }),
  ...sized('ember', 1600, 800, {
    'grillen-banner': laid(
      [S.steak, -500, -220, 1.35, -4],
      [S.corn, 60, -250, 1.15],
      [S.burgers, 560, -220, 1.2, 4],
      [S.grilled, -540, 140, 1.05],
      [S.ribs, 0, 80, 1.25, 3],
      [S.fries, 430, 110, 1.15],
      [S.beer, 690, 170, 0.9],
      [S.sausages, -430, 420, 1],
      [S.greenSalad, 40, 420, 1],
      [S.skewers, 500, 410, 1, 3],
    ),
  }),
  ...sized('linen', 1600, 1000, {
    forside: laid(
      [sandwiches('egg', 'salmon', 'potato'), -420, -270, 1.18, -4],
      [S.greenSalad, 210, -260, 1.15],
      [S.steak, 610, -240, 0.95, 5],
      [S.lunchBowl, -590, 80, 1.1],
      [S.roast, -170, 70, 0.98, -3],
      [S.cheese, 280, 90, 0.95, 4],
      [S.cake, 640, 120, 0.98],
      [S.bread, -470, 400, 1, -5],
      [canapes('prawn', 'beef', 'goat', 'salmon', 'potato', 'tatar'), -20, 370, 0.95, 3],
      [S.flutes, 350, 430, 1.05],
      [S.smallCakes, 640, 420, 0.8],
    ),
  }),
  ...sized('blue', 400, 400, {
    'smagen-logo': (m) => {
      m.stand(plate(230, m.scene.glaze), 0, 10)
      smoerrebroed(m.at(0, 6, 1.16, -10), 'egg')
    },
  }),
  ...sized('plum', 400, 400, {
    'festkokkenet-logo': (m) => {
      m.stand(plate(196, m.scene.glaze), 0, 16)
      lagkage(m.at(0, 10), 160)
    },
  }),
  ...sized('green', 400, 400, {
    'groent-logo': (m) =>
      bowlOfParts(m.at(0, 4), 190, '#b9a878', [
        heapOf(LEAVES, 13, 1.35),
        heapOf(CARROT, 16, 1.5),
        heapOf(falafel, 9, 1.45),
        heapOf(RED_CABBAGE, 16, 1.5),
      ]),
  }),
  ...sized('ember', 400, 400, {
    'grillen-logo': (m) => {
      m.stand(plate(192, m.scene.glaze), 0, 14)
      m.row(roastSlice('#b05a57', '#4f2b1a', '#93423f'), 4, [-66, -34], [70, -54], { size: 1.1, turn: -50 })
        .put(cornCob, 50, 74, 0.95, -14)
        .put(rosemary, -76, 70, 0.9, 10)
    },
  }),
  ...sized('blue', STRIP.width, STRIP.height, {
    'smagen-smoerrebroed': laid(
      [sandwiches('egg', 'beef', 'salmon'), -350, 4, 1.03],
      [sandwiches('potato', 'herring', 'tomato'), 350, 4, 1.03],
    ),
    'smagen-paalaeg': strip(S.rolls, S.prawns, S.salmon, S.potatoSalad, S.vegetables),
    'smagen-moede': strip(S.coffee, S.rolls, S.breakfast, S.trayCake, S.latte),
    'smagen-frokostbord': strip(S.herring, S.frikadeller, S.cheese, S.potatoSalad, S.salmon),
    'smagen-fade': strip(S.cheese, S.coldCuts, S.bread, S.salmon),
    'smagen-reception': strip(
      S.flutes,
      canapes('salmon', 'beef', 'goat', 'prawn', 'tatar', 'potato'),
      S.kransekage,
      canapes('prawn', 'potato', 'mushroom', 'salmon'),
    ),
    'smagen-desserter': strip(S.desserts, S.tartlets, S.cake, S.kransekage),
  }),
  ...sized('plum', STRIP.width, STRIP.height, {
    'festkokkenet-festmenuer': strip(S.wine, S.dinner, S.dinner, S.cake, S.flutes),
    'festkokkenet-bryllup': strip(S.flutes, S.cake, canapes('salmon', 'beef', 'goat', 'prawn'), S.smallCakes),
    'festkokkenet-buffeter': strip(S.roast, S.gratin, S.greenSalad, S.chicken, S.tomatoSalad),
    'festkokkenet-receptioner': strip(
      canapes('tatar', 'salmon', 'ham', 'prawn'),
      S.flutes,
      S.cheese,
      canapes('goat', 'mushroom', 'beef', 'potato'),
    ),
    'festkokkenet-kager': strip(S.cake, S.tartlets, S.smallCakes, S.desserts),
  }),
  ...sized('green', STRIP.width, STRIP.height, {
    'groent-frokostskaale': strip(S.lunchBowl, S.falafel, S.hummus, S.lunchBowl, S.bread),
    'groent-salatbord': strip(S.greenSalad, S.beetSalad, S.lentilSalad, S.tomatoSalad, S.bread),
    'groent-wraps': strip(S.wraps, S.vegetables, S.wraps, S.juice),
    'groent-varmt': strip(S.soup, S.bread, S.stew, S.soup),
    'groent-morgen': strip(S.porridge, S.rolls, S.fruit, S.carrotCake, S.coffee),
  }),
  ...sized('ember', STRIP.width, STRIP.height, {
    'grillen-grillmenuer': strip(S.steak, S.corn, S.sausages, S.greenSalad),
    'grillen-helstegt': strip(S.ribs, S.fries, S.steak, S.beer),
    'grillen-burgere': strip(S.burgers, S.fries, S.burgers, S.beer),
    'grillen-groent': strip(S.grilled, S.corn, S.greenSalad, S.fries),
    'grillen-soedt': strip(S.beer, S.pineapple, S.cake, S.beer),
  }),
}

function sized(table: TableName, width: number, height: number, layOuts: Record<string, LayOut>) {
  return Object.fromEntries(
    Object.entries(layOuts).map(([name, layOut]) => [
      name,
      { table, width, height, storedWidth: width === STRIP.width ? 1200 : width, quality: 50, layOut },
    ]),
  )
}
