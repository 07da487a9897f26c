import type { DemoCater, DemoChild } from '../demoCater.ts'
import {
  buildmenu,
  extra,
  freeselect,
  group,
  include,
  includeTimes,
  item,
  menu,
  once,
  optional,
  required,
} from '../demoCater.ts'

const salads = (count: number): DemoChild =>
  group(count === 1 ? 'Salat' : `Vælg ${count} salater`, { exactly: count }, [
    once('Tomat og rødløg'),
    once('Sprød kål med æble'),
    once('Grillet majs og koriander'),
    once('Kartoffelsalat med purløg'),
  ])

const sauces = (): DemoChild =>
  group('Sauce', { min: 1 }, [item('Barbecue'), item('Chimichurri'), item('Aioli'), item('Béarnaise', 8)])

/** Barbecue from Aalborg, fetched by the customer. */
export const grillen: DemoCater = {
  id: 58,
  slug: 'grillen',
  facts: {
    name: 'Grillen',
    legalName: 'Grillen i Aalborg ApS',
    address: 'Strandvejen 12',
    zipCode: '9000',
    city: 'Aalborg',
    phoneNumber: '98134590',
    email: 'grillen@demo.dk',
    cvrNumber: '35671290',
    description:
      '<p>Vi griller over bøg og birk ved havnen i Aalborg. I henter maden varm i kasser, eller rå og marineret med vejledning, så I selv kan stå for ilden.</p>',
    active: true,
    smileyUrl: 'https://www.findsmiley.dk/da-DK/Searching/DetailsView.htm?virk=380004',
    regNumber: '7450',
    accountNumber: '0005567812',
    minEnvelopes: 15,
    delivery: false,
    orderBefore: 4,
    commission: 12,
    contactPerson: 'Bo Kjeldsen',
    noticeText: '<p>Maden hentes ved porten mod vandet. Kasserne holder den varm i <strong>to timer</strong>.</p>',
    tags: ['grill', 'barbecue', 'sommerfest'],
    googleTotalRatings: 64,
    googleAverageRating: 4.5,
    ordering: 4,
    accentColor: '#9a3412',
  },
  filters: ['Grill', 'Festmad', 'Sommerfest', 'Fødselsdag', 'Firmafrokost', 'Aalborg'],
  pricePeriods: [{ type: 2, name: 'Helligdage', percentage: 10 }],
  logo: 'grillen-logo.webp',
  banner: 'grillen-banner.webp',
  categories: [
    {
      name: 'Grillmenuer',
      description: '<p>Kød, grønt og brød til en hel aften. Hentes varmt, klar til at stille frem.</p>',
      pictures: [{ file: 'grillen-grillmenuer.webp', caption: 'Oksekød, majs, pølser og salat' }],
      menus: [
        menu(
          'Den lange aften',
          245,
          {
            from: 279,
            min: 15,
            text: '<p>Oksecuvette, kyllingelår og medister, nye kartofler, to salater og flutes.</p>',
          },
          [
            ...include('Oksecuvette', 'Kyllingelår', 'Medister', 'Nye kartofler med persille'),
            includeTimes('Flute', 2),
            salads(2),
            sauces(),
            extra('Grillet majs', 15),
            extra('Fadøl, 40 cl', 32, 16),
          ],
        ),
        buildmenu(
          'Byg jeres egen grill',
          139,
          { min: 15, text: '<p>Vælg kød og salat. Det rå kød er marineret og pakket hver for sig.</p>' },
          [
            item('Flutes og krydderurtesmør'),
            item('Nye kartofler'),
            item('Grillede asparges', 14),
            group('Fra grillen', { exactly: 2 }, [
              once('Oksecuvette', 20),
              once('Kyllingelår'),
              once('Lammekølle', 24),
              once('Laks på planke', 18),
              once('Medister'),
            ]),
            salads(1),
            extra('Grillet majs', 15),
          ],
        ),
        menu('Hverdagsgrill', 149, { min: 15, text: '<p>Kyllingespyd, medister, kartoffelsalat og brød.</p>' }, [
          ...include('Kyllingespyd', 'Medister', 'Kartoffelsalat', 'Flutes'),
          sauces(),
        ]),
        menu('Hav og glød', 229, { min: 15, text: '<p>Laks på planke, rejespyd og muslinger i hvidvin.</p>' }, [
          ...include('Laks på planke', 'Rejespyd', 'Muslinger', 'Nye kartofler'),
          salads(1),
        ]),
        menu('Børnegrill', 75, { min: 5, text: '<p>Pølse eller kylling, fritter og agurk.</p>' }, [
          group('Vælg 1', { exactly: 1 }, [once('To grillpølser'), once('Kyllingespyd')]),
          ...include('Fritter', 'Agurkestænger'),
        ]),
      ],
    },
    {
      name: 'Helstegt',
      description: '<p>Seks timer over gløder. Vi skærer ud, før I henter.</p>',
      pictures: [{ file: 'grillen-helstegt.webp', caption: 'Spareribs, kartofler, oksekød og fadøl' }],
      menus: [
        menu('Helstegt pattegris', 195, { min: 30, max: 120, text: '<p>Med flødekartofler, coleslaw og brød.</p>' }, [
          ...include('Flødekartofler', 'Coleslaw', 'Brød'),
          sauces(),
        ]),
        menu(
          'Helstegt lam',
          225,
          { min: 30, max: 100, text: '<p>Rosmarin, hvidløg og citron. Med tzatziki og bulgur.</p>' },
          [...include('Tzatziki', 'Bulgursalat', 'Fladbrød')],
        ),
        menu(
          'Langtidsstegt oksebryst',
          175,
          { from: 189, min: 15, text: '<p>Fjorten timer i røg. Med pickles og hvidt brød.</p>' },
          [...include('Pickles', 'Brød'), salads(1), sauces()],
        ),
        menu('Spareribs', 145, { min: 15, text: '<p>En halv rack til hver, glaseret to gange.</p>' }, [
          ...include('Coleslaw', 'Fritter'),
          extra('En halv rack mere', 75),
        ]),
      ],
    },
    {
      name: 'Burgere',
      description: '<p>Grovhakket oksekød eller grønt. Samles ved bordet.</p>',
      pictures: [{ file: 'grillen-burgere.webp', caption: 'Burgere, kartofler og fadøl' }],
      menus: [
        menu(
          'Burger i haven',
          129,
          { from: 149, min: 15, text: '<p>Oksekød, cheddar, syltede agurker og ovnbagte kartofler.</p>' },
          [...include('Ovnbagte kartofler', 'Coleslaw'), sauces(), extra('Bacon', 12), extra('Ekstra bøf', 28)],
        ),
        menu('Pulled pork i bolle', 109, { min: 15, text: '<p>Med sprød kål og æblesennep.</p>' }, [
          ...include('Sprød kål', 'Æblesennep'),
        ]),
        menu('Grøn burger', 119, { min: 10, text: '<p>Grillet halloumi eller bønnebøf.</p>' }, [
          group('Bøf', { exactly: 1 }, [once('Halloumi'), once('Bønnebøf')]),
          sauces(),
        ]),
        freeselect(
          'Frit fra burgerbordet',
          95,
          { min: 15, text: '<p>Boller, bøffer og fyld i skåle. Tag af det hele.</p>' },
          [
            item('Oksebøf'),
            item('Kyllingebøf'),
            item('Bønnebøf'),
            item('Cheddar'),
            item('Blåskimmelost', 6),
            extra('Fritter', 25),
          ],
        ),
      ],
    },
    {
      name: 'Grønt fra grillen',
      description: '<p>Uden kød, men med lige så meget ild.</p>',
      pictures: [{ file: 'grillen-groent.webp', caption: 'Grillede grøntsager, majs, salat og kartofler' }],
      menus: [
        menu(
          'Uden kød',
          165,
          { min: 10, text: '<p>Grillet aubergine, majs med chilismør, peberfrugt og halloumi.</p>' },
          [...include('Aubergine', 'Majs med chilismør', 'Peberfrugt', 'Halloumi'), salads(1)],
        ),
        menu('Grillede grøntsager på fad', 65, { min: 10, text: '<p>Squash, peber, løg og svampe med urteolie.</p>' }),
        menu('Salatbar', 59, { min: 10, text: '<p>Alle fire salater i store skåle.</p>' }, [salads(4)]),
        menu('Bagte kartofler', 45, { min: 10, text: '<p>Med creme fraiche og purløg.</p>' }, [
          group('Fyld', {}, [once('Bacon', 10), once('Cheddar', 8), once('Tun', 12)]),
        ]),
      ],
    },
    {
      name: 'Fadøl og sødt',
      description: '<p>Anlægget tager I med, og kommer tilbage med dagen efter.</p>',
      pictures: [{ file: 'grillen-soedt.webp', caption: 'Fadøl, grillet ananas og jordbærkage' }],
      menus: [
        menu(
          'Fadøl til selskabet',
          55,
          { min: 20, text: '<p>To glas til hver, fra det lille bryghus om hjørnet.</p>' },
          [includeTimes('Fadøl, 40 cl', 2, 16)],
        ),
        menu('Vand og saft', 29, { min: 10, text: '<p>Hyldeblomst, rabarber og danskvand.</p>' }, [
          group('Saft', { min: 1 }, [once('Hyldeblomst'), once('Rabarber')]),
        ]),
        menu('Grillet ananas', 39, { min: 10, text: '<p>Med rom, brun farin og vaniljeis.</p>' }),
        menu('Jordbærtærte', 45, { from: 49, min: 10, text: '<p>Med creme og mørk chokolade i bunden.</p>' }),
      ],
    },
  ],
  services: [
    optional('Leje af grill og kul', 650, 'Stor kulgrill på trailer. Afleveres dagen efter.'),
    optional('Engangsservice', 15, 'Tallerkener og bestik af palmeblad.'),
    required('Emballage', 75, 'Varmekasser, som I afleverer igen.'),
  ],
}
