import { graphql, readInlineData } from 'relay-runtime'
import type { caterValues_cater$key } from '../../__generated__/caterValues_cater.graphql.ts'
import { numberText } from '../editing/fieldRules.ts'
import type { FieldLabels } from '../editing/fieldLabels.ts'
import type { Picture } from '../editing/Picture.ts'
import type { PricePeriodValues } from './pricePeriodValues.ts'

/** The caterer's form. Numbers are as they are typed; a logo or banner is a list of one, or empty. */
export interface CaterValues {
  version: string | null
  name: string
  legalName: string
  cvrNumber: string
  address: string
  zipCode: string
  city: string
  email: string
  phoneNumber: string
  contactPerson: string
  logo: Picture[]
  banner: Picture[]
  offersDelivery: boolean
  description: string
  minCovers: string
  noticeDays: string
  commission: string
  regNumber: string
  accountNumber: string
  noticeText: string
  tags: string
  accentColor: string
  pricePeriods: PricePeriodValues[]
  filterIds: string[]
  isAffiliate: boolean
  affiliateLink: string
  ratingsLink: string
  googlePlaceId: string
  ratingAverage: string
  ratingCount: string
}

/** What the fields are called. */
export const CATER_LABELS = {
  name: 'Firmanavn',
  legalName: 'Juridisk navn',
  cvrNumber: 'CVR-nummer',
  address: 'Adresse',
  zipCode: 'Postnummer',
  city: 'By',
  email: 'Email',
  phoneNumber: 'Telefon',
  contactPerson: 'Kontaktperson',
  logo: 'Logo',
  banner: 'Banner',
  offersDelivery: 'Levering',
  description: 'Beskrivelse',
  minCovers: 'Minimum kuverter',
  noticeDays: 'Bestil før',
  commission: 'Kommission',
  regNumber: 'Reg.nr.',
  accountNumber: 'Kontonummer',
  noticeText: 'Besked til kunder',
  tags: 'Søgeord',
  accentColor: 'Farve',
  pricePeriods: 'Prisperioder',
  filterIds: 'Filtre',
  isAffiliate: 'Affiliate',
  affiliateLink: 'Link til leverandørens egen side',
  ratingsLink: 'Link til anmeldelser',
  googlePlaceId: 'Google Place ID',
  ratingAverage: 'Gennemsnit',
  ratingCount: 'Antal anmeldelser',
} satisfies FieldLabels<CaterValues>

/** A caterer as its form holds it. */
export function toCaterValues(caterRef: caterValues_cater$key): CaterValues {
  const cater = readInlineData(
    graphql`
      fragment caterValues_cater on Cater @inline {
        name
        legalName
        cvrNumber
        address
        zipCode
        city
        email
        phoneNumber
        logo {
          url(width: 320)
        }
        banner {
          url(width: 640)
        }
        offersDelivery
        writtenDescription
        minCovers
        noticeDays
        writtenNoticeText
        tags
        accentColor
        pricePeriods {
          id
          type
          percentage
          weekdays
          from
          to
          name
        }
        filters {
          id
        }
        isAffiliate
        affiliateLink
        ratingsLink
        administration {
          version
          commission
          contactPerson
          regNumber
          accountNumber
          googlePlaceId
          ratingAverage
          ratingCount
        }
      }
    `,
    caterRef,
  )
  const own = cater.administration
  return {
    version: own?.version ?? null,
    name: cater.name,
    legalName: cater.legalName ?? '',
    cvrNumber: cater.cvrNumber ?? '',
    address: cater.address ?? '',
    zipCode: cater.zipCode ?? '',
    city: cater.city ?? '',
    email: cater.email ?? '',
    phoneNumber: cater.phoneNumber ?? '',
    contactPerson: own?.contactPerson ?? '',
    logo: toPictures(cater.logo),
    banner: toPictures(cater.banner),
    offersDelivery: cater.offersDelivery,
    description: cater.writtenDescription ?? '',
    minCovers: numberText(cater.minCovers ?? 0),
    noticeDays: numberText(cater.noticeDays ?? 0),
    commission: numberText(own?.commission),
    regNumber: own?.regNumber ?? '',
    accountNumber: own?.accountNumber ?? '',
    noticeText: cater.writtenNoticeText ?? '',
    tags: cater.tags.join(', '),
    accentColor: cater.accentColor ?? '',
    pricePeriods: cater.pricePeriods.map((period) => ({
      periodId: period.id,
      type: period.type,
      percentage: numberText(period.percentage),
      weekdays: period.weekdays.map(String),
      from: period.from ?? '',
      to: period.to ?? '',
      name: period.name ?? '',
    })),
    filterIds: cater.filters?.map(({ id }) => id) ?? [],
    isAffiliate: cater.isAffiliate,
    affiliateLink: cater.affiliateLink ?? '',
    ratingsLink: cater.ratingsLink ?? '',
    googlePlaceId: own?.googlePlaceId ?? '',
    ratingAverage: numberText(own?.ratingAverage),
    ratingCount: numberText(own?.ratingCount),
  }
}

/** The form of a caterer that is not there yet. */
export const NEW_CATER: CaterValues = {
  version: null,
  name: '',
  legalName: '',
  cvrNumber: '',
  address: '',
  zipCode: '',
  city: '',
  email: '',
  phoneNumber: '',
  contactPerson: '',
  logo: [],
  banner: [],
  offersDelivery: true,
  description: '',
  minCovers: '',
  noticeDays: '',
  commission: '',
  regNumber: '',
  accountNumber: '',
  noticeText: '',
  tags: '',
  accentColor: '',
  pricePeriods: [],
  filterIds: [],
  isAffiliate: false,
  affiliateLink: '',
  ratingsLink: '',
  googlePlaceId: '',
  ratingAverage: '',
  ratingCount: '',
}

function toPictures(image: { readonly url: string } | null | undefined): Picture[] {
  return image ? [{ id: null, url: image.url, file: null, caption: '' }] : []
}
