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

const starters = (): DemoChild =>
  group('Forret', { exactly: 1 }, [
    once('Røget laks med rygeost og dild'),
    once('Hummersuppe med urteolie', 18),
    once('Carpaccio med parmesan og rucola'),
    once('Jordskokkesuppe med sprødt rugbrød'),
  ])

const mains = (): DemoChild =>
  group('Hovedret', { exactly: 1 }, [
    once('Kalvefilet med rosmarinsauce'),
    once('Oksemørbrad med rødvinssauce', 35),
    once('Unghanebryst med estragon'),
    once('Bagt torsk med beurre blanc'),
    once('Svamperisotto med hasselnød'),
  ])

const desserts = (): DemoChild =>
  group('Dessert', { exactly: 1 }, [
    once('Hvid chokolademousse med bær'),
    once('Citrontærte'),
    once('Chokoladefondant'),
    once('Jordbærkage'),
  ])

/** Weddings and parties from Odense. */
export const festkokkenet: DemoCater = {
  id: 56,
  slug: 'festkokkenet',
  facts: {
    name: 'Festkøkkenet',
    legalName: 'Festkøkkenet Odense A/S',
    address: 'Vestergade 88',
    zipCode: '5000',
    city: 'Odense C',
    phoneNumber: '66114422',
    email: 'festkokkenet@demo.dk',
    cvrNumber: '29447718',
    description:
      '<p>Mad til de dage, man husker. Vi laver bryllupper, runde fødselsdage og konfirmationer på hele Fyn, med kokke og tjenere, hvis I vil være gæster selv.</p>',
    active: true,
    smileyUrl: 'https://www.findsmiley.dk/da-DK/Searching/DetailsView.htm?virk=380002',
    regNumber: '6850',
    accountNumber: '0007713390',
    minEnvelopes: 20,
    delivery: true,
    orderBefore: 10,
    commission: 10,
    contactPerson: 'Frederik Holm',
    noticeText: '<p>Til bryllup aftaler vi gerne en <em>prøvesmagning</em> for to. Ring og spørg.</p>',
    tags: ['bryllup', 'fest', 'buffet'],
    googleTotalRatings: 86,
    googleAverageRating: 4.8,
    ordering: 2,
    accentColor: '#7a2450',
  },
  filters: ['Festmad', 'Buffet', 'Reception', 'Bryllup', 'Konfirmation', 'Fødselsdag', 'Uden svinekød', 'Odense'],
  pricePeriods: [
    { type: 1, name: 'Lørdage', percentage: 5, weekdays: [6] },
    { type: 2, name: 'Helligdage', percentage: 20 },
  ],
  logo: 'festkokkenet-logo.webp',
  banner: 'festkokkenet-banner.webp',
  categories: [
    {
      name: 'Festmenuer',
      description: '<p>Tre retter, serveret ved bordet eller som buffet. Vælg samme menu til alle.</p>',
      pictures: [{ file: 'festkokkenet-festmenuer.webp', caption: 'Vin, to hovedretter og lagkage' }],
      menus: [
        menu(
          'Den store aften',
          449,
          {
            from: 495,
            min: 20,
            text: '<p>Forret, hovedret og dessert efter jeres valg. Brød, kaffe og småkager hører med.</p>',
          },
          [
            ...include('Hjembagt brød og smør', 'Kaffe og te', 'Petit fours'),
            starters(),
            mains(),
            desserts(),
            extra('Natmad: hotdogs', 45),
            extra('Flaske husets rødvin', 145, 18),
          ],
        ),
        menu('To retter', 325, { min: 20, text: '<p>Hovedret med forret eller dessert.</p>' }, [
          ...include('Hjembagt brød og smør'),
          mains(),
          group('Forret eller dessert', { exactly: 1 }, [
            once('Røget laks med rygeost'),
            once('Jordskokkesuppe'),
            once('Citrontærte'),
            once('Chokoladefondant'),
          ]),
        ]),
        menu(
          'Årstidens menu',
          389,
          { min: 20, text: '<p>Vi vælger efter, hvad der er bedst på torvet i den uge, I fester.</p>' },
          [
            ...include('Tre retter efter årstiden', 'Hjembagt brød og smør', 'Kaffe og te'),
            extra('Vinmenu, tre glas', 225, 18),
          ],
        ),
        menu(
          'Konfirmationsmenu',
          299,
          { from: 329, min: 20, text: '<p>Mad, som både konfirmand og bedsteforældre kan lide.</p>' },
          [...include('Tunmousse med rejer', 'Kalvesteg som vildt', 'Isbombe med fontæne'), extra('Børnemenu', 95)],
        ),
      ],
    },
    {
      name: 'Bryllup',
      description: '<p>Fra velkomst til natmad. Kransekagen bager vi selv.</p>',
      pictures: [{ file: 'festkokkenet-bryllup.webp', caption: 'Bobler, bryllupskage, snitter og små kager' }],
      menus: [
        menu(
          'Hele dagen',
          795,
          {
            min: 40,
            max: 180,
            text: '<p>Velkomst, tre retter, bryllupskage og natmad. Kok og tjenere i ti timer.</p>',
          },
          [
            ...include('Velkomst med tre snitter', 'Bryllupskage', 'Kaffe og te', 'Natmad'),
            starters(),
            mains(),
            extra('Fri bar, fire timer', 295, 18),
          ],
        ),
        menu('Bryllupsbrunch', 265, { min: 20, text: '<p>Dagen derpå, i haven eller på hotellet.</p>' }, [
          ...include('Røræg og bacon', 'Laks og flødeost', 'Ost og charcuteri', 'Pandekager', 'Frugt og yoghurt'),
          extra('Mimosa', 45, 18),
        ]),
        buildmenu(
          'Byg jeres bryllup',
          350,
          { min: 40, text: '<p>Sæt jeres egen dag sammen. Vi ringer og taler det igennem.</p>' },
          [
            item('Velkomstsnitter', 65),
            item('Forret ved bordet', 85),
            item('Hovedret som buffet', 120),
            item('Dessertbord', 75),
            group('Bryllupskage', { max: 1 }, [
              once('Jordbær og marcipan', 55),
              once('Chokolade og hindbær', 55),
              once('Citron og hyldeblomst', 55),
            ]),
          ],
        ),
        menu('Kransekage, 18 ringe', 45, {
          dishes: ['Kransekage'],
          min: 30,
          text: '<p>Med jeres navne. Pynt aftaler vi.</p>',
        }),
      ],
    },
    {
      name: 'Buffeter',
      description: '<p>Store fade, varme kasser og nok til, at alle kan gå to gange.</p>',
      pictures: [{ file: 'festkokkenet-buffeter.webp', caption: 'Steg, kartofler, kylling og salater til buffeten' }],
      menus: [
        menu('Festbuffet', 289, { from: 315, min: 25, text: '<p>To slags kød, tre salater, kartofler og sauce.</p>' }, [
          ...include('Flødekartofler', 'Sauce efter årstiden', 'Brød og smør'),
          group('Vælg 2 slags kød', { exactly: 2 }, [
            once('Kalveculotte'),
            once('Svinemørbrad i bacon'),
            once('Kyllingelår med citron'),
            once('Lammekølle', 22),
          ]),
          group(
            'Vælg 3 salater',
            { exactly: 3 },
            ['Spidskål og æble', 'Tomat og mozzarella', 'Broccoli og bacon', 'Perlebyg og rodfrugt', 'Grøn salat'].map(
              (name) => once(name),
            ),
          ),
          extra('Fad med tre oste', 55),
        ]),
        menu('Italiensk buffet', 259, { min: 25, text: '<p>Antipasti, pasta, langtidsstegt gris og tiramisù.</p>' }, [
          ...include('Antipasti', 'Pasta med svampe', 'Porchetta', 'Grillede grøntsager', 'Tiramisù'),
        ]),
        menu('Nordisk buffet', 275, { min: 25, text: '<p>Røget, syltet og bagt, fra hav og mark.</p>' }, [
          ...include(
            'Røget hellefisk',
            'Bagt rødbede',
            'Dyrekølle med tyttebær',
            'Nye kartofler med løvstikke',
            'Æblekage',
          ),
        ]),
        freeselect(
          'Tapas efter jeres valg',
          179,
          {
            min: 20,
            text: '<p>Vælg så mange slags, I vil. Prisen er for de fem første skåle, de fineste koster lidt ekstra.</p>',
          },
          [
            item('Serrano og melon'),
            item('Kyllingespyd'),
            item('Marinerede oliven'),
            item('Gambas med hvidløg', 18),
            item('Manchego med kvæde', 12),
            item('Patatas bravas'),
            group('Brød', { exactly: 1 }, [once('Surdejsbrød'), once('Focaccia')]),
          ],
        ),
      ],
    },
    {
      name: 'Receptioner',
      description: '<p>Stående, med servietter i den ene hånd og et glas i den anden.</p>',
      pictures: [{ file: 'festkokkenet-receptioner.webp', caption: 'Bobler, små bidder og ost' }],
      menus: [
        menu(
          'Bobler og bidder',
          165,
          { dishes: ['Alkoholfri bobler'], min: 25, text: '<p>Seks bidder til hver og et glas alkoholfri bobler.</p>' },
          [
            group(
              'Vælg 6 bidder',
              { exactly: 6 },
              [
                'Østers',
                'Tatar på kartoffelchips',
                'Laks og peberrod',
                'Andekroket',
                'Svampetoast',
                'Gedeost i butterdej',
                'Rejer og agurk',
                'Parmaskinke og melon',
              ].map((name) => once(name)),
            ),
            extra('Flaske bobler', 165, 18),
          ],
        ),
        menu('Kagebord', 129, { min: 20, text: '<p>Syv slags, som i gamle dage.</p>' }, [
          ...include('Lagkage', 'Brunsviger', 'Tre slags småkager', 'Boller med smør', 'Kringle'),
          extra('Kaffe', 22),
        ]),
        menu(
          'Mindesammenkomst',
          145,
          { min: 15, text: '<p>Smørrebrødssnitter, kringle og kaffe. Stille og roligt stillet an.</p>' },
          [includeTimes('Snitte', 3), ...include('Kringle', 'Kaffe og te')],
        ),
      ],
    },
    {
      name: 'Natmad',
      description: '<p>Til den, der har danset. Bringes ud med resten og varmes på stedet.</p>',
      pictures: [],
      menus: [
        menu('Hotdogs', 55, { min: 20, text: '<p>Bøfpølser fra slagteren, brød og alt det gode.</p>' }, [
          includeTimes('Hotdog', 2),
          ...include('Ristede og rå løg', 'Sennep, ketchup og remoulade'),
        ]),
        menu('Gullaschsuppe', 65, {
          dishes: ['Gullaschsuppe', 'Creme fraiche', 'Brød'],
          min: 20,
          text: '<p>Krydret suppe med creme fraiche og brød.</p>',
        }),
        menu(
          'Biksemad',
          69,
          {
            dishes: ['Biksemad', 'Spejlæg', 'Syltede rødbeder', 'Worcestersauce'],
            min: 20,
            text: '<p>Med spejlæg, rødbeder og worcestersauce.</p>',
          },
          [extra('Ekstra spejlæg', 8)],
        ),
        menu('Lune pizzasnitter', 49, { min: 20, text: '<p>Tre slags, skåret ud.</p>' }, [
          includeTimes('Pizzasnitte', 3),
        ]),
      ],
    },
    {
      name: 'Kager og dessert',
      description: '<p>Bagt i vores eget konditori.</p>',
      pictures: [{ file: 'festkokkenet-kager.webp', caption: 'Lagkage, tærter, små kager og desserter i glas' }],
      menus: [
        menu('Dessertbuffet', 95, { from: 110, min: 20, text: '<p>Fem slags i små glas og på fade.</p>' }, [
          group(
            'Vælg 5 slags',
            { exactly: 5 },
            ['Chokolademousse', 'Citrontærte', 'Panna cotta', 'Jordbærkage', 'Macarons', 'Æblekage', 'Brownie'].map(
              (name) => once(name),
            ),
          ),
        ]),
        menu(
          'Lagkage',
          48,
          {
            dishes: ['Lagkagebunde', 'Vanillecreme', 'Flødeskum'],
            min: 12,
            text: '<p>Tre bunde, vanillecreme og bær efter årstiden.</p>',
          },
          [group('Smag', { exactly: 1 }, [once('Jordbær'), once('Hindbær'), once('Chokolade')])],
        ),
        menu('Isbombe med fontæne', 55, { dishes: ['Isbombe'], min: 10, text: '<p>Kommer ind med lyset slukket.</p>' }),
        menu('Petit fours', 42, { min: 12, text: '<p>Tre små til kaffen.</p>' }, [includeTimes('Petit four', 3)]),
      ],
    },
  ],
  services: [
    requiredForDelivery('Levering på Fyn', 350, 'Vi stiller maden op og viser, hvordan den varmes.'),
    optional('Kok på stedet', 1850, 'En kok i seks timer.'),
    optional('Tjener', 1250, 'En tjener i seks timer.'),
    optional('Duge og servietter', 450, 'Hvidt stof til hele selskabet. Vi vasker.'),
  ],
}
