import type { Insertable } from 'kysely'
import type { FilterTable } from '../database/schema.ts'

const named = (type: FilterTable['type'], ...names: string[]): Insertable<FilterTable>[] =>
  names.map((name) => ({ name, type }))

/** The filters of caterers on the front page. */
export const DEMO_FILTERS: readonly Insertable<FilterTable>[] = [
  ...named('foodtype', 'Smørrebrød', 'Frokost', 'Buffet', 'Festmad', 'Grill', 'Grøn mad', 'Salater', 'Reception'),
  ...named(
    'occasion',
    'Bryllup',
    'Konfirmation',
    'Fødselsdag',
    'Firmafrokost',
    'Møde',
    'Sommerfest',
    'Mindesammenkomst',
  ),
  ...named('diet', 'Kødfrit', 'Plantebaseret', 'Uden svinekød', 'Halal'),
  ...named('location', 'Aarhus', 'Odense', 'København', 'Aalborg'),
]
