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

const HALF_SLICES = ['Roastbeef', 'Æg og rejer', 'Kartoffel', 'Leverpostej', 'Rullepølse', 'Røget ost']

const dressing = (): DemoChild =>
  group('Dressing', { exactly: 1 }, [once('Sennepsvinaigrette'), once('Urtecreme'), once('Citron og olivenolie')])

/** Open sandwiches from Aarhus: the caterer that shows everything. */
export const smagen: DemoCater = {
  id: 55,
  slug: 'smagen',
  facts: {
    name: 'Smagen',
    legalName: 'Smagen Smørrebrød ApS',
    address: 'Jægergårdsgade 51',
    zipCode: '8000',
    city: 'Aarhus C',
    phoneNumber: '86123456',
    email: 'smagen@demo.dk',
    cvrNumber: '38104455',
    description:
      '<p>Højtbelagt smørrebrød og kolde borde fra vores køkken på Frederiksbjerg i Aarhus. Vi smører samme morgen, som I skal spise, og pakker maden på fade, som vi henter igen.</p><p>Rugbrødet bager vi selv. Sild, ost og pålæg kommer fra mejerier og røgerier, som vi kender.</p>',
    active: true,
    smileyUrl: 'https://www.findsmiley.dk/da-DK/Searching/DetailsView.htm?virk=380001',
    regNumber: '7170',
    accountNumber: '0001482255',
    minEnvelopes: 10,
    delivery: true,
    orderBefore: 2,
    commission: 12,
    contactPerson: 'Signe Madsen',
    noticeText:
      '<p>Vi holder lukket i uge 29. Skal I bruge mad til <strong>konfirmation</strong> i april og maj, så bestil gerne tre uger før. Fade og kasser hentes næste hverdag.</p>',
    tags: ['smørrebrød', 'frokost', 'koldt bord'],
    googleTotalRatings: 128,
    googleAverageRating: 4.7,
    ordering: 1,
    accentColor: '#1f3f8f',
    offerDays: 30,
  },
  filters: [
    'Smørrebrød',
    'Frokost',
    'Buffet',
    'Reception',
    'Firmafrokost',
    'Møde',
    'Konfirmation',
    'Kødfrit',
    'Aarhus',
  ],
  pricePeriods: [
    { type: 1, name: 'Søndage', percentage: 10, weekdays: [7] },
    { type: 2, name: 'Helligdage', percentage: 15 },
    { type: 3, name: 'Ugens tilbud', percentage: -10, beginsInDays: 30, days: 7 },
  ],
  logo: 'smagen-logo.webp',
  banner: 'smagen-banner.webp',
  categories: [
    {
      name: 'Smørrebrød',
      description:
        '<p>Smurt samme morgen på vores eget rugbrød. Vi regner med <strong>tre stykker</strong> til hver; skriv til os, hvis nogen ikke tåler noget.</p>',
      pictures: [
        { file: 'smagen-smoerrebroed.webp', caption: 'Seks stykker smørrebrød på brætter' },
        {
          file: 'smagen-paalaeg.webp',
          caption: 'Rundstykker, rejer, laks, kartoffelsalat og grøntsager til at smøre selv',
        },
      ],
      menus: [
        menu(
          'Frokostplatte',
          129,
          {
            from: 149,
            min: 10,
            text: '<p>Tre stykker højtbelagt smørrebrød efter jeres valg, lunt tilbehør og ost. Anrettet på fad, klar til at sætte på bordet.</p>',
          },
          [
            ...include('Smør og krydderfedt', 'Citron, karse og syltede rødløg', 'Servietter'),
            includeTimes('Rugbrød', 2),
            group('Vælg 3 slags smørrebrød', { exactly: 3 }, [
              once('Æg og håndpillede rejer'),
              once('Roastbeef med remoulade'),
              once('Dyrlægens natmad'),
              once('Stjerneskud', 15),
              once('Kartoffel med purløg'),
              once('Marineret sild'),
              once('Hønsesalat med bacon'),
              once('Gammel ost med sky'),
            ]),
            group('Tilbehør', { min: 1 }, [
              item('Lune frikadeller'),
              item('Fiskefilet med citron'),
              item('Leverpostej med champignon'),
              item('Kartoffelsalat'),
            ]),
            group('Ost', {}, [once('Danablu'), once('Vesterhavsost'), once('Brie med kiks')]),
            extra('Dessert', 35),
            extra('Alkoholfri øl', 30),
          ],
        ),
        menu(
          'Klassisk smørrebrød',
          119,
          {
            dishes: ['Rugbrød', 'Smør'],
            min: 10,
            text: '<p>Marineret sild, æg og rejer og roastbeef med peberrod. Tre stykker til hver.</p>',
          },
          [
            ...include(
              'Marineret sild med løg og karse',
              'Æg og håndpillede rejer',
              'Roastbeef med peberrod og ristede løg',
            ),
            extra('Snaps, 2 cl', 25, 18),
            extra('Glutenfrit brød', 8),
          ],
        ),
        freeselect(
          'Frit valg',
          99,
          {
            min: 10,
            text: '<p>Sæt jeres egen platte sammen, stykke for stykke. Prisen er for to stykker; de dyre koster lidt ekstra.</p>',
          },
          [
            group('Vælg 2 stykker', { exactly: 2 }, [
              item('Æg og tomat'),
              item('Leverpostej med agurkesalat'),
              item('Roastbeef med remoulade'),
              item('Laks med dild', 12),
              item('Rejer med mayonnaise', 18),
              item('Tatar med æggeblomme', 22),
            ]),
            group('Brød', { min: 1, max: 2 }, [item('Rugbrød'), item('Surdejsbrød'), item('Glutenfrit brød', 8)]),
            extra('Dansk ost med kiks', 24),
          ],
        ),
        buildmenu(
          'Byg selv',
          85,
          { min: 12, text: '<p>Brød, fyld og pynt i hver sin skål, så alle smører selv ved bordet.</p>' },
          [
            item('Rugbrød og smør'),
            item('Æggesalat'),
            item('Rullepølse med sky', 6),
            item('Røget laks', 16),
            group('Vælg 2 slags grønt', { exactly: 2 }, [
              once('Agurkesalat'),
              once('Syltede rødbeder'),
              once('Radiser'),
              once('Tomat og purløg'),
            ]),
            extra('Chokoladekage', 28),
          ],
        ),
        menu('Dagens ret', 89, { dishes: ['Hakkebøf med bløde løg', 'Kogte kartofler', 'Brun sovs'] }),
        menu(
          'Kartofler og æg',
          115,
          {
            dishes: ['Rugbrød', 'Smør'],
            from: 125,
            // Cheaper within the 30 days before it was reduced: the storefront shows no saving
            priceHistory: [
              { daysAgo: 60, price: 125 },
              { daysAgo: 40, price: 109 },
              { daysAgo: 26, price: 125 },
              { daysAgo: 5, price: 115, from: 125 },
            ],
            min: 10,
            text: '<p>Grønt smørrebrød: kartoffel med purløg, æg med tomat og en sprød løgring.</p>',
          },
          [...include('Kartoffel med purløg', 'Æg med tomat', 'Løgring')],
        ),
      ],
    },
    {
      name: 'Håndmadder og møde',
      description: '<p>Til mødet, bussen og pausen. Pakkes enkeltvis, hvis I vil det.</p>',
      pictures: [{ file: 'smagen-moede.webp', caption: 'Kaffe, rundstykker og kage til mødet' }],
      menus: [
        menu(
          'Håndmadder til mødet',
          89,
          { dishes: ['Rugbrød', 'Smør'], min: 15, text: '<p>Fire halve håndmadder til hver.</p>' },
          [
            group(
              'Vælg 4 halve',
              { exactly: 4 },
              HALF_SLICES.map((name) => item(name)),
            ),
            extra('Sodavand, 25 cl', 20),
          ],
        ),
        menu(
          'Sandwich i papir',
          69,
          {
            dishes: ['Surdejsbolle', 'Salat', 'Hjemmerørt mayonnaise'],
            min: 10,
            text: '<p>Surdejsbolle med fyld, salat og hjemmerørt mayonnaise.</p>',
          },
          [
            group('Fyld', { exactly: 1 }, [
              once('Kylling og bacon'),
              once('Skinke og ost'),
              once('Laks og flødeost', 6),
              once('Hummus og ovnbagt peber'),
            ]),
          ],
        ),
        menu(
          'Morgenbord',
          75,
          {
            dishes: ['Frisk frugt'],
            min: 10,
            text: '<p>Rundstykker, ost, syltetøj, æg og frugt. Kaffe i termokander.</p>',
          },
          [
            includeTimes('Rundstykke', 2),
            ...include('Ost og smør', 'Hjemmekogt syltetøj', 'Blødkogt æg', 'Kaffe og te'),
            extra('Wienerbrød', 18),
          ],
        ),
        menu('Eftermiddagskaffe', 49, { min: 10, text: '<p>Kaffe, te og tre slags småt bagværk.</p>' }, [
          ...include('Kaffe og te', 'Brunsviger', 'Citronmåne', 'Havregrynskugler'),
        ]),
      ],
    },
    {
      name: 'Frokostbuffet',
      description: '<p>Kolde og lune retter til et helt bord. Fra tyve kuverter.</p>',
      pictures: [{ file: 'smagen-frokostbord.webp', caption: 'Sild, frikadeller, ost, kartoffelsalat og laks' }],
      menus: [
        menu(
          'Det store kolde bord',
          219,
          {
            dishes: ['Brødkurv', 'Smør'],
            min: 20,
            text: '<p>Sild, fiskefilet, frikadeller, mørbradbøf, tre oste og frugt. Til dem, der har hele eftermiddagen.</p>',
          },
          [
            ...include(
              'To slags sild',
              'Fiskefilet med remoulade',
              'Frikadeller med rødkål',
              'Mørbradbøf med bløde løg',
              'Tre oste med kiks',
              'Frugtfad',
            ),
            extra('Snaps, 2 cl', 25, 18),
            extra('Alkoholfri øl', 30),
          ],
        ),
        menu(
          'Det lille kolde bord',
          169,
          { dishes: ['Brødkurv', 'Smør'], min: 20, text: '<p>Sild, hønsesalat, roastbeef, frikadeller og ost.</p>' },
          [
            ...include('Marineret sild', 'Hønsesalat', 'Roastbeef', 'Frikadeller', 'Ost med kiks'),
            extra('Alkoholfri øl', 30),
          ],
        ),
        menu(
          'Julefrokost',
          245,
          {
            dishes: ['Marineret sild', 'Stegt and med svesker', 'Brødkurv', 'Smør'],
            min: 20,
            text: '<p>Flæskesteg, medister, and, sild og risalamande. Fra midt i november til lillejuleaften.</p>',
          },
          [
            ...include('Karrysild med æg', 'Lun leverpostej', 'Flæskesteg med rødkål', 'Medister med grønlangkål'),
            group('Sødt', { exactly: 1 }, [once('Risalamande med kirsebærsauce'), once('Æblekage med makroner')]),
            extra('Snaps, 2 cl', 25, 18),
          ],
        ),
        menu(
          'Påskefrokost',
          235,
          { dishes: ['Brødkurv', 'Smør'], min: 20, text: '<p>Sild, æg, lammefrikadeller og asparges.</p>' },
          [...include('Sild i løgringe', 'Skidne æg', 'Lammefrikadeller', 'Asparges med rejer', 'Citronfromage')],
        ),
      ],
    },
    {
      name: 'Fade og platter',
      description: '<p>Til at sætte midt på bordet. Et fad er regnet for hver kuvert.</p>',
      pictures: [{ file: 'smagen-fade.webp', caption: 'Ost, pålæg, brød og laks på brætter' }],
      menus: [
        menu(
          'Ostefad',
          65,
          {
            dishes: ['Kiks', 'Druer', 'Syltede valnødder'],
            min: 8,
            text: '<p>Fem danske oste med kiks, druer og syltede valnødder.</p>',
          },
          [
            group(
              'Vælg 5 oste',
              { exactly: 5 },
              ['Vesterhavsost', 'Danablu', 'Brie', 'Gammel Knas', 'Gedeost', 'Rygeost', 'Havgus'].map((name) =>
                once(name),
              ),
            ),
          ],
        ),
        menu(
          'Pålægsfad',
          59,
          {
            dishes: ['Remoulade, sky og syltede agurker'],
            min: 8,
            text: '<p>Rullepølse, spegepølse, leverpostej, roastbeef og alt tilbehøret.</p>',
          },
          [...include('Rullepølse', 'Spegepølse', 'Leverpostej', 'Roastbeef', 'Brødkurv')],
        ),
        menu('Fiskefad', 95, { from: 105, min: 8, text: '<p>Røget laks, gravad hellefisk, rejer og fiskefilet.</p>' }, [
          ...include('Røget laks', 'Gravad hellefisk', 'Håndpillede rejer', 'Fiskefilet'),
        ]),
        menu(
          'Grøntsagsfad',
          45,
          { dishes: ['Sprøde grøntsager'], min: 8, text: '<p>Sprøde grøntsager med to slags dip.</p>' },
          [group('Dip', { exactly: 2 }, [once('Hummus'), once('Urtecreme'), once('Rygeost'), once('Rødbedecreme')])],
        ),
      ],
    },
    {
      name: 'Receptioner',
      description: '<p>Små stykker, der kan spises med én hånd. Vi anbefaler syv til hver.</p>',
      pictures: [{ file: 'smagen-reception.webp', caption: 'Bobler, snitter og kransekage' }],
      menus: [
        menu(
          'Syv snitter',
          125,
          { dishes: ['Små rugbrødsbunde'], min: 20, text: '<p>Syv små snitter til hver, fire kolde og tre lune.</p>' },
          [
            group(
              'Vælg 7 snitter',
              { exactly: 7 },
              [
                'Laks på rugbrød',
                'Tatar',
                'Rejer i glas',
                'Kartoffel og urter',
                'Lun fiskefrikadelle',
                'Svampetærte',
                'Kyllingespyd',
                'Gedeost og honning',
                'Roastbeef og peberrod',
              ].map((name) => once(name)),
            ),
            extra('Bobler, glas', 35, 18),
          ],
        ),
        menu(
          'Velkomst',
          59,
          { min: 20, max: 200, text: '<p>Et glas efter jeres valg, saltede mandler og oliven.</p>' },
          [
            group('I glasset', { exactly: 1 }, [once('Crémant', 0, 18), once('Æblemost med bobler')]),
            ...include('Saltede mandler', 'Oliven'),
          ],
        ),
        menu('Reception med sødt', 149, { min: 20, text: '<p>Fem snitter, kransekage og petit fours.</p>' }, [
          ...include('Fem snitter', 'Kransekagetop', 'Petit fours'),
          extra('Kaffe', 20),
        ]),
      ],
    },
    {
      name: 'Lune retter',
      description: '<p>Leveres varme i kasser eller kolde med vejledning.</p>',
      pictures: [],
      menus: [
        menu(
          'Tarteletter med høns i asparges',
          85,
          { dishes: ['Høns i asparges', 'Persille'], min: 10, text: '<p>To til hver, med persille.</p>' },
          [includeTimes('Tartelet', 2), extra('Ekstra tartelet', 18)],
        ),
        menu(
          'Boller i karry',
          95,
          { dishes: ['Kødboller', 'Karrysauce'], min: 10, text: '<p>Med ris, agurkesalat og mango.</p>' },
          [...include('Ris', 'Agurkesalat', 'Mangochutney')],
        ),
        menu(
          'Flæskesteg med det hele',
          139,
          { dishes: ['Flæskesteg med svær'], min: 12, text: '<p>Sprød svær, brune kartofler, rødkål og sauce.</p>' },
          [...include('Hvide og brune kartofler', 'Rødkål', 'Sovs'), extra('Ekstra flæskesvær', 15)],
        ),
        menu(
          'Frikadeller med kold kartoffelsalat',
          99,
          {
            dishes: ['Kold kartoffelsalat', 'Tyttebær'],
            min: 10,
            text: '<p>Tre frikadeller til hver, med tyttebær.</p>',
          },
          [includeTimes('Frikadelle', 3), dressing()],
        ),
      ],
    },
    {
      name: 'Desserter',
      description: '<p>I glas eller på fad, som I vil.</p>',
      pictures: [{ file: 'smagen-desserter.webp', caption: 'Desserter i glas, tærter, lagkage og kransekage' }],
      menus: [
        menu(
          'Gammeldags æblekage',
          42,
          {
            dishes: ['Æblekompot', 'Makroner', 'Flødeskum'],
            min: 8,
            text: '<p>Makroner, æblekompot og flødeskum.</p>',
          },
          [extra('Portion ekstra flødeskum', 8)],
        ),
        menu('Citronfromage', 42, {
          dishes: ['Citronfromage', 'Flødeskum'],
          min: 8,
          text: '<p>Luftig og syrlig, med flødeskum og citronskal.</p>',
        }),
        menu(
          'Desserttallerken',
          55,
          {
            from: 60,
            min: 8,
            text: '<p>Tre små desserter til hver.</p>',
            // Reduced before it had cost its price for 30 days
            priceHistory: [
              { daysAgo: 20, price: 60 },
              { daysAgo: 2, price: 55, from: 60 },
            ],
          },
          [
            group(
              'Vælg 3 desserter',
              { exactly: 3 },
              ['Æblekage', 'Citronfromage', 'Chokoladekage', 'Panna cotta', 'Bærtærte'].map((name) => once(name)),
            ),
          ],
        ),
        menu(
          'Kransekage',
          38,
          {
            dishes: ['Mørk chokolade og nougat'],
            min: 10,
            text: '<p>Med mørk chokolade og nougat. To stykker til hver.</p>',
          },
          [includeTimes('Stykke kransekage', 2)],
        ),
      ],
    },
  ],
  services: [
    requiredForDelivery('Kørsel', 150, 'Levering i Aarhus og omegn, og afhentning af fade næste hverdag.'),
    optional('Service og bestik', 25, 'Tallerkener, glas og bestik. I skal ikke vaske op.'),
    optional('Tjener', 950, 'En tjener i fire timer.'),
  ],
}
