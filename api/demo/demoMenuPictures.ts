/** A picture of the demo data: the name of its file in api/demo/pictures, and what it shows. */
export interface DemoPicture {
  file: string
  caption: string
}

type OfMenus = Record<string, readonly DemoPicture[]>

const picture = (file: string, caption: string): DemoPicture[] => [{ file: `${file}.webp`, caption }]

const SMAGEN: OfMenus = {
  Frokostplatte: picture('frokostplatte', 'Tre stykker smørrebrød på tallerken: æg og rejer, kartoffel og roastbeef'),
  // Several, to be leafed through
  'Klassisk smørrebrød': [
    ...picture('klassisk-smoerrebroed', 'Marineret sild, æg og rejer og roastbeef med peberrod'),
    ...picture('klassisk-smoerrebroed-med-sild', 'Marineret sild med rødløg og dild, set tæt på'),
    ...picture('klassisk-smoerrebroed-paa-fad', 'Anrettet på fad, tre af hver slags'),
  ],
  'Frit valg': picture('frit-valg', 'Seks slags smørrebrød: æg og tomat, leverpostej, roastbeef, laks, rejer og tatar'),
  'Byg selv': picture('byg-selv', 'Brød, rullepølse, laks, æggesalat, agurk og rødbeder, så alle smører selv'),
  'Dagens ret': picture('dagens-ret', 'En dagens ret: hakkebøf med bløde løg, kartofler og brun sovs'),
  'Kartofler og æg': picture('kartofler-og-aeg', 'Kartoffelmad med purløg og en mad med æg og tomat'),
  'Håndmadder til mødet': picture(
    'haandmadder',
    'Håndmadder i rækker: roastbeef, æg og rejer, kartoffel, leverpostej og ost',
  ),
  'Sandwich i papir': picture(
    'sandwich-i-papir',
    'To åbne sandwich på papir, én med kylling og bacon og én med skinke og ost',
  ),
  Morgenbord: picture('morgenbord', 'Rundstykker, ost, syltetøj, blødkogte æg, frugt og kaffe'),
  Eftermiddagskaffe: picture('eftermiddagskaffe', 'Brunsviger, citronmåne og havregrynskugler med to kopper kaffe'),
  'Det store kolde bord': picture(
    'det-store-kolde-bord',
    'Sild, karrysild, fiskefileter, frikadeller med rødkål, ost og bøf med bløde løg',
  ),
  'Det lille kolde bord': picture('det-lille-kolde-bord', 'Sild, hønsesalat, roastbeef, frikadeller og ost'),
  Julefrokost: picture('julefrokost', 'Flæskesteg, medister, rødkål, brune kartofler og risalamande med kirsebær'),
  Påskefrokost: picture('paaskefrokost', 'Skidne æg, sild, frikadeller, asparges med rejer og citronfromage'),
  Ostefad: picture('ostefad', 'Fem oste med kiks, druer og valnødder på et træbræt'),
  Pålægsfad: picture('paalaegsfad', 'Rullepølse, spegepølse, leverpostej og roastbeef med tilbehør'),
  Fiskefad: picture('fiskefad', 'Røget laks, hellefisk, rejer og fiskefileter med citron og dild'),
  Grøntsagsfad: picture('groentsagsfad', 'Gulerod, agurk, peberfrugt, broccoli, blomkål og radiser med to slags dip'),
  'Syv snitter': picture('syv-snitter', 'Små snitter på rad og række med laks, tatar, rejer, gedeost og roastbeef'),
  Velkomst: picture('velkomst', 'Glas med bobler, en skål mandler og en skål oliven'),
  'Reception med sødt': picture('reception-med-soedt', 'Snitter på skifer, kransekage med chokolade og petit fours'),
  'Tarteletter med høns i asparges': picture('tarteletter', 'Seks tarteletter med høns i asparges og persille'),
  'Boller i karry': picture('boller-i-karry', 'Kødboller i karrysovs med ris og agurk'),
  'Flæskesteg med det hele': picture(
    'flaeskesteg',
    'Flæskesteg med sprød svær, hvide og brune kartofler, rødkål og sovs',
  ),
  'Frikadeller med kold kartoffelsalat': picture(
    'frikadeller-med-kartoffelsalat',
    'Frikadeller med kold kartoffelsalat, tyttebær og agurk',
  ),
  'Gammeldags æblekage': picture('aeblekage', 'Fem glas æblekage med makroner, flødeskum og ribs'),
  Citronfromage: picture('citronfromage', 'Seks glas citronfromage med flødeskum og citron'),
  Desserttallerken: picture('desserttallerken', 'Æblekage i glas, chokoladekage og en bærtærte på tallerken'),
  Kransekage: picture('kransekage', 'Stykker af kransekage dyppet i mørk chokolade'),
}

const FESTKOKKENET: OfMenus = {
  'Den store aften': picture('den-store-aften', 'Oksemørbrad med asparges, røget laks til forret og dessert med bær'),
  'To retter': picture('to-retter', 'Bagt torsk med beurre blanc og asparges og en skål jordskokkesuppe'),
  'Årstidens menu': picture('aarstidens-menu', 'Kyllingebryst med græskar, rødbede, gulerod og stegte svampe'),
  Konfirmationsmenu: picture('konfirmationsmenu', 'Kalvesteg med kartofler og bønner, tunmousse med rejer og isbombe'),
  'Hele dagen': picture('hele-dagen', 'Bryllupskage i tre etager med roser, seks snitter og to glas bobler'),
  Bryllupsbrunch: picture('bryllupsbrunch', 'Røræg og bacon, pandekager, laks, ost og charcuteri, frugt og yoghurt'),
  'Byg jeres bryllup': picture(
    'byg-jeres-bryllup',
    'Tre kager med jordbær, chokolade og citron, velkomstsnitter og kalvesteg med kartofler',
  ),
  'Kransekage, 18 ringe': picture('kransekage-18-ringe', 'Et tårn af kransekage med glasur, pyntet med roser'),
  Festbuffet: picture('festbuffet', 'Kalveculotte, kyllingelår med citron, flødekartofler og tre salater'),
  'Italiensk buffet': picture(
    'italiensk-buffet',
    'Antipasti, pasta med svampe, porchetta, grillede grøntsager og tiramisù',
  ),
  'Nordisk buffet': picture(
    'nordisk-buffet',
    'Røget hellefisk, dyrekølle med tyttebær, rødbeder, kartofler og æblekage',
  ),
  'Tapas efter jeres valg': picture(
    'tapas-efter-jeres-valg',
    'Serrano og melon, gambas, oliven, kyllingespyd, patatas bravas, manchego og brød',
  ),
  'Bobler og bidder': picture('bobler-og-bidder', 'Små bidder på skifer, tre østers på is og glas med bobler'),
  Kagebord: picture('kagebord', 'Lagkage, kringle, brunsviger, småkager og boller'),
  Mindesammenkomst: picture('mindesammenkomst', 'Små snitter på fad, en kringle og tre kopper kaffe'),
  Hotdogs: picture('hotdogs', 'Fire hotdogs med ristede løg og agurk og skåle med sennep, ketchup og remoulade'),
  Gullaschsuppe: picture('gullaschsuppe', 'To skåle gullaschsuppe med creme fraiche og brød'),
  Biksemad: picture('biksemad', 'Biksemad med to spejlæg og rødbeder'),
  'Lune pizzasnitter': picture('lune-pizzasnitter', 'Tolv pizzasnitter: tomat og mozzarella, salami, svampe'),
  Dessertbuffet: picture('dessertbuffet', 'Chokolademousse, panna cotta, citrontærter, macarons og brownie'),
  Lagkage: picture('lagkage', 'Lagkage med jordbær, bær og flødeskum'),
  'Isbombe med fontæne': picture('isbombe-med-fontaene', 'Isbombe med jordbær, bær og en tændt fontæne'),
  'Petit fours': picture('petit-fours', 'Petit fours og macarons i flere farver på skifer'),
}

/** Half of the menus, so that both kinds of card are seen side by side. */
const GROENT: OfMenus = {
  'Ugens skål': picture('ugens-skaal', 'En stor skål med linser, kikærter, gulerod, rødbede, rødkål og æg'),
  'Byg din skål': picture(
    'byg-din-skaal',
    'Skåle med quinoa, falafel, bønner, tofu, avocado, feta og pynt til at vælge imellem',
  ),
  'Bagt aubergine og tahin': picture(
    'bagt-aubergine-og-tahin',
    'Bagt aubergine med tahin, linser, granatæble og mynte',
  ),
  'Falafel og sprød kål': picture('falafel-og-sproed-kaal', 'Falafler med hummus, sprød kål og agurk'),
  'Tre salater': picture('tre-salater', 'Perlebyg med svampe, rødbede med appelsin og tomat med brød'),
  'Kun det grønne': picture('kun-det-groenne', 'En stor skål grønne blade med urter, kerner, radise og agurk'),
  Wrap: picture('wrap', 'Overskårne wraps på papir med fyldet opad'),
  'Smørrebrød uden kød': picture('smoerrebroed-uden-koed', 'Smørrebrød med kartoffel og løg og med tomat'),
  'Dagens suppe': picture('dagens-suppe', 'En skål suppe med brødtern, kerner og persille og brød ved siden af'),
  'Dal med ris': picture('dal-med-ris', 'Dal af røde linser med spinat, en skål ris og naan'),
}

/** The pictures of menus by caterer and name: all of 55 and 56, half of 57, none of the others. */
export const demoMenuPictures: Readonly<Record<number, OfMenus>> = { 55: SMAGEN, 56: FESTKOKKENET, 57: GROENT }
