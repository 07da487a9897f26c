import { ALLERGEN_SOURCES, ALLERGENS } from '../../../domain/foods/allergens.ts'
import { DIETS } from '../../../domain/foods/diets.ts'
import { SERVICE_SCOPES } from '../../../domain/money/services.ts'
import { z } from '../../validation/zod.ts'

const Amount = z.object({ name: z.string(), amount: z.number() })
const Contents = z
  .array(z.object({ allergen: z.enum(ALLERGENS), sources: z.array(z.enum(ALLERGEN_SOURCES)) }))
  .readonly()
const Allergens = z.object({
  contains: Contents,
  mayContain: Contents,
  undeclared: z.array(z.string()).readonly(),
  isNothingDeclared: z.boolean(),
  /** Missing in what earlier releases stored. */
  diets: z.array(z.enum(DIETS)).readonly().default([]),
})

const ShownNeed = z.object({
  /** '3 uden gluten'. */
  label: z.string(),
  allergen: z.enum(ALLERGENS).nullable(),
  diet: z.enum(DIETS).nullable(),
})

const toNeedInWords = (label: string): z.infer<typeof ShownNeed> => ({ label, allergen: null, diet: null })

/** An order as the thank-you page shows it. Prices are in øre, numbers of items those of the whole line. */
export const ShownOrder = z.object({
  uuid: z.string(),
  reference: z.number(),
  /** Of its own page, known to whoever placed it; null for others, and in what earlier releases stored. */
  linkToken: z.string().nullable().default(null),
  status: z.string(),
  placedAt: z.string(),
  orderer: z.string(),
  email: z.string(),
  /** 'YYYY-MM-DD' and 'HH:mm', Danish. */
  date: z.string(),
  clock: z.string(),
  /** The time at which the caterer noted that it was delivered; null before. Missing in what earlier releases stored. */
  deliveredAt: z.string().nullable().default(null),
  /** Null for pickup. */
  place: z.string().nullable(),
  comment: z.string().nullable(),
  /** The needs of guests; words alone, or missing, in what earlier releases stored. */
  needs: z.array(z.union([ShownNeed, z.string().transform(toNeedInWords)])).default([]),
  /** The caterer's; null where it has none, and in what earlier releases stored. */
  caterPhone: z.string().nullable().default(null),
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      covers: z.number(),
      price: z.number(),
      total: z.number(),
      chosen: z.array(Amount),
      extras: z.array(Amount),
      /** The declaration at the time of the order; null in what earlier releases stored. */
      allergens: Allergens.nullable().default(null),
      /** The leading picture of its menu; null where it has none, and in what earlier releases stored. */
      picture: z.object({ src: z.string(), srcSet: z.string() }).nullable().default(null),
    }),
  ),
  services: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      price: z.number(),
      /** Missing in what earlier releases stored. */
      appliesTo: z.enum(SERVICE_SCOPES).default('both'),
    }),
  ),
  /** The lines that the caterer has added beside its catalogue; missing in what earlier releases stored. */
  added: z.array(z.object({ name: z.string(), price: z.number() })).default([]),
  /** The discount of the caterer; null for nothing, and in what earlier releases stored. */
  discount: z.object({ name: z.string(), amount: z.number() }).nullable().default(null),
  /** The fee of the delivery; null where there is none, and in what earlier releases stored. */
  delivery: z.number().nullable().default(null),
  /** Of the price period, signed; 0 for none. */
  difference: z.number(),
  total: z.number(),
})
export type ShownOrder = z.infer<typeof ShownOrder>

/** The content and costs of an order, which an offer has, too. */
export type ShownContent = Pick<
  ShownOrder,
  'lines' | 'services' | 'added' | 'discount' | 'delivery' | 'difference' | 'total'
>
