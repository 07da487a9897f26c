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
  requiredForDelivery,
} from '../demoCater.ts'

const bread = (): DemoChild =>
  group('Brød', { exactly: 1 }, [once('Surdejsbrød'), once('Fladbrød'), once('Glutenfrit brød', 7)])

const dressings = (): DemoChild =>
  group('Dressing', { min: 1, max: 2 }, [
    once('Tahin og citron'),
    once('Urtevinaigrette'),
    once('Chilimayo'),
    once('Misodressing'),
  ])

/** Vegetarian lunch in Copenhagen. */
export const gront: DemoCater = {
  id: 57,
  slug: 'gront',
  facts: {
    name: 'Grønt',
    legalName: 'Grønt Køkken IVS',
    address: 'Jægersborggade 14',
    zipCode: '2200',
    city: 'København N',
    phoneNumber: '33214567',
    email: 'gront@demo.dk',
    cvrNumber: '40218863',
    description:
      '<p>Vegetarisk frokost til kontoret, bragt ud på ladcykel. Alt er økologisk, og det meste er uden mejeri.</p><ul><li>Bestil i dag, spis i morgen</li><li>Emballage, som vi tager med tilbage</li></ul>',
    active: true,
    noInspectionYet: true,
    regNumber: '9570',
    accountNumber: '0012340987',
    minEnvelopes: 8,
    delivery: true,
    orderBefore: 1,
    commission: 15,
    contactPerson: 'Gry Løvstrøm',
    noticeText: null,
    tags: ['vegetarisk', 'vegansk', 'økologisk', 'frokost'],
    ordering: 3,
    accentColor: '#2f5d34',
  },
  filters: ['Grøn mad', 'Salater', 'Frokost', 'Firmafrokost', 'Møde', 'Kødfrit', 'Plantebaseret', 'København'],
  pricePeriods: [],
  logo: 'groent-logo.webp',
  banner: 'groent-banner.webp',
  categories: [
    {
      name: 'Frokostskåle',
      description: '<p>En hel frokost i en skål. Lun bund, grønt, sprødt og dressing.</p>',
      pictures: [{ file: 'groent-frokostskaale.webp', caption: 'Frokostskåle med falafel, hummus og brød' }],
      menus: [
        menu(
          'Ugens skål',
          85,
          { from: 95, min: 8, text: '<p>Skifter hver mandag. Altid med bælgfrugter og noget sprødt.</p>' },
          [...include('Ugens skål', 'Surdejsbrød'), dressings(), extra('Hyldeblomstsaft', 22)],
        ),
        buildmenu('Byg din skål', 89, { min: 8, text: '<p>Vælg bund, protein og pynt. Samme skål til alle.</p>' }, [
          item('Avocado', 12),
          item('Ristede kerner'),
          item('Syltede rødløg'),
          item('Feta', 8),
          group('Bund', { exactly: 1 }, [once('Quinoa'), once('Perlebyg'), once('Risnudler')]),
          group('Protein', { min: 1, max: 2 }, [
            once('Falafel'),
            once('Marineret tofu'),
            once('Sorte bønner'),
            once('Æg'),
          ]),
          dressings(),
        ]),
        menu(
          'Bagt aubergine og tahin',
          92,
          {
            dishes: ['Bagt aubergine med granatæble og mynte', 'Linser', 'Tahin'],
            min: 8,
            text: '<p>Med granatæble, mynte og linser.</p>',
          },
          [bread()],
        ),
        menu(
          'Falafel og sprød kål',
          86,
          { dishes: ['Sprød kål'], min: 8, text: '<p>Seks falafler, kål, hummus og syltede agurker.</p>' },
          [includeTimes('Falafel', 6), ...include('Hummus', 'Syltede agurker')],
        ),
        menu('Risnudler og tofu', 88, {
          dishes: ['Risnudler', 'Marineret tofu', 'Gulerod og koriander', 'Ristet sesam'],
          min: 8,
          text: '<p>Med sesam, gulerod og koriander.</p>',
        }),
      ],
    },
    {
      name: 'Salatbord',
      description: '<p>Fade til at stille frem. Så tager alle, hvad de kan lide.</p>',
      pictures: [{ file: 'groent-salatbord.webp', caption: 'Fire salater og brød' }],
      menus: [
        menu('Tre salater', 79, { min: 10, text: '<p>Vælg tre. Vi leverer i fade, som vi henter igen.</p>' }, [
          group(
            'Vælg 3 salater',
            { exactly: 3 },
            [
              'Perlebyg og svampe',
              'Bagt rødbede og appelsin',
              'Spidskål og ærter',
              'Tomat og brød',
              'Kartoffel og dild',
              'Linser og feta',
            ].map((name) => once(name)),
          ),
          bread(),
        ]),
        menu('Fem salater', 109, { from: 119, min: 15, text: '<p>Det store bord, med brød, hummus og oliven.</p>' }, [
          ...include('Hummus', 'Oliven', 'Surdejsbrød'),
          group(
            'Vælg 5 salater',
            { exactly: 5 },
            [
              'Perlebyg og svampe',
              'Bagt rødbede og appelsin',
              'Spidskål og ærter',
              'Tomat og brød',
              'Kartoffel og dild',
              'Linser og feta',
              'Grønkål og æble',
            ].map((name) => once(name)),
          ),
        ]),
        freeselect('Frit fra salatbordet', 59, { min: 10, text: '<p>Sæt selv sammen, skål for skål.</p>' }, [
          item('Perlebyg og svampe'),
          item('Bagt rødbede og appelsin'),
          item('Burrata og tomat', 18),
          item('Hummus'),
          extra('Surdejsbrød, helt', 48),
        ]),
        menu('Kun det grønne', 49, {
          dishes: ['Blade og urter', 'Ristede kerner', 'Urtevinaigrette'],
          min: 10,
          text: '<p>Blade, urter, kerner og vinaigrette.</p>',
        }),
      ],
    },
    {
      name: 'Sandwich og wraps',
      description: '<p>Pakket i papir med navn på.</p>',
      pictures: [{ file: 'groent-wraps.webp', caption: 'Wraps, grøntsager og saft' }],
      menus: [
        menu('Wrap', 65, { dishes: ['Tortilla'], min: 8, text: '<p>Rullet samme morgen.</p>' }, [
          group('Fyld', { exactly: 1 }, [
            once('Falafel og hummus'),
            once('Halloumi og peber', 6),
            once('Tofu og kimchi'),
            once('Avocado og bønner'),
          ]),
        ]),
        menu('Sandwich på surdej', 69, { dishes: ['Surdejsbrød'], min: 8, text: '<p>Godt brød og meget i.</p>' }, [
          group('Fyld', { exactly: 1 }, [
            once('Æg og karse'),
            once('Bagt peber og gedeost'),
            once('Rødbedehummus og spidskål'),
          ]),
        ]),
        menu(
          'Frokostpakke',
          95,
          { dishes: ['Tortilla'], from: 105, min: 8, text: '<p>Wrap, frugt og noget sødt, i en pose med navn på.</p>' },
          [
            ...include('Frugt', 'Dadelkugle'),
            group('Wrap', { exactly: 1 }, [once('Falafel og hummus'), once('Avocado og bønner')]),
            group('At drikke', { max: 1 }, [once('Æblemost', 22), once('Danskvand', 15)]),
          ],
        ),
        menu(
          'Smørrebrød uden kød',
          82,
          { min: 8, text: '<p>To stykker: kartoffel med løg, og tomat med estragonmayo.</p>' },
          [includeTimes('Stykke smørrebrød', 2)],
        ),
      ],
    },
    {
      name: 'Suppe og varmt',
      description: '<p>I termokasser, klar til at øse op.</p>',
      pictures: [{ file: 'groent-varmt.webp', caption: 'Suppe, gryderet og brød' }],
      menus: [
        menu(
          'Dagens suppe',
          68,
          { dishes: ['Dagens suppe', 'Sprødt drys'], min: 8, text: '<p>Med brød og noget sprødt på toppen.</p>' },
          [bread()],
        ),
        menu(
          'Dal med ris',
          79,
          {
            dishes: ['Dal med røde linser og spinat', 'Ris', 'Raita'],
            min: 8,
            text: '<p>Røde linser, ingefær, spinat og raita.</p>',
          },
          [extra('Naan', 18)],
        ),
        menu('Svampelasagne', 92, {
          dishes: ['Svampelasagne', 'Grøn salat'],
          min: 8,
          text: '<p>Med grøn salat.</p>',
          offering: { soldOutForDays: 4 },
        }),
        menu(
          'Chili uden kød',
          85,
          {
            dishes: ['Chili med sorte bønner'],
            min: 8,
            text: '<p>Sorte bønner, majs og mørk chokolade.</p>',
            offering: { isDraft: true },
          },
          [group('Ved siden af', { min: 1 }, [item('Ris'), item('Majschips'), item('Guacamole', 12)])],
        ),
      ],
    },
    {
      name: 'Morgen og møde',
      description: '<p>Til dagen, der begynder kl. 8.</p>',
      pictures: [{ file: 'groent-morgen.webp', caption: 'Grød med bær, rundstykker, frugt, kage og kaffe' }],
      menus: [
        menu('Morgenbord', 72, { dishes: ['Frugt'], min: 8, text: '<p>Brød, ost, nøddesmør, syltetøj og frugt.</p>' }, [
          ...include('Boller', 'Ost', 'Nøddesmør', 'Syltetøj'),
          extra('Havremælk, 1 l', 24),
        ]),
        menu('Grød med æble', 48, {
          dishes: ['Havregrød med kanel', 'Æble', 'Ristede nødder'],
          min: 8,
          text: '<p>Varm havregrød med kanel og nødder.</p>',
          offering: { season: { beginsInDays: 14, days: 90 } },
        }),
        menu('Frugtkurv', 35, { dishes: ['Udskåret frugt'], min: 8, text: '<p>Skåret ud, tre slags.</p>' }),
        menu('Kage til mødet', 32, { min: 8, text: '<p>Gulerodskage eller brownie uden mejeri.</p>' }, [
          group('Kage', { exactly: 1 }, [once('Gulerodskage'), once('Brownie uden mejeri')]),
        ]),
      ],
    },
    {
      name: 'Sæsonens fest',
      description: '<p>Sommerens og julens grønne borde. Kommer snart.</p>',
      pictures: [],
      menus: [],
    },
  ],
  services: [
    requiredForDelivery('Udbringning på ladcykel', 95, 'I København og på Frederiksberg.'),
    optional('Tallerkener og bestik', 120, 'Porcelæn, som vi henter og vasker.'),
    optional('Opstilling af salatbord', 250, 'Vi dækker op og skriver skilte.'),
  ],
}
