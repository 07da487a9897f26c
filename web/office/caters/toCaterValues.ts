import { graphql, readInlineData } from 'relay-runtime'
import type { toCaterValues_cater$key } from '../../__generated__/toCaterValues_cater.graphql.ts'
import { formatNumberInput } from '../form/fieldRules.ts'
import type { Picture } from '../form/Picture.ts'
import type { CaterValues } from './caterValues.ts'

/** Converts a caterer to form values. */
export function toCaterValues(caterRef: toCaterValues_cater$key): CaterValues {
  const cater = readInlineData(
    graphql`
      fragment toCaterValues_cater on Cater @inline {
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
        smileyUrl
        hasNoInspectionYet
        offerDays
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
  const administration = cater.administration
  return {
    version: administration?.version ?? null,
    name: cater.name,
    legalName: cater.legalName ?? '',
    cvrNumber: cater.cvrNumber ?? '',
    address: cater.address ?? '',
    zipCode: cater.zipCode ?? '',
    city: cater.city ?? '',
    email: cater.email ?? '',
    phoneNumber: cater.phoneNumber ?? '',
    contactPerson: administration?.contactPerson ?? '',
    logo: toPictures(cater.logo),
    banner: toPictures(cater.banner),
    offersDelivery: cater.offersDelivery,
    description: cater.writtenDescription ?? '',
    minCovers: formatNumberInput(cater.minCovers ?? 0),
    noticeDays: formatNumberInput(cater.noticeDays ?? 0),
    commission: formatNumberInput(administration?.commission),
    regNumber: administration?.regNumber ?? '',
    accountNumber: administration?.accountNumber ?? '',
    noticeText: cater.writtenNoticeText ?? '',
    smileyUrl: cater.smileyUrl ?? '',
    noInspectionYet: cater.hasNoInspectionYet,
    offerDays: formatNumberInput(cater.offerDays ?? 10),
    tags: cater.tags.join(', '),
    accentColor: cater.accentColor ?? '',
    pricePeriods: cater.pricePeriods.map((period) => ({
      periodId: period.id,
      type: period.type,
      percentage: formatNumberInput(period.percentage),
      weekdays: period.weekdays.map(String),
      from: period.from ?? '',
      to: period.to ?? '',
      name: period.name ?? '',
    })),
    filterIds: cater.filters?.map(({ id }) => id) ?? [],
    isAffiliate: cater.isAffiliate,
    affiliateLink: cater.affiliateLink ?? '',
    ratingsLink: cater.ratingsLink ?? '',
    googlePlaceId: administration?.googlePlaceId ?? '',
    ratingAverage: formatNumberInput(administration?.ratingAverage),
    ratingCount: formatNumberInput(administration?.ratingCount),
  }
}

function toPictures(image: { readonly url: string } | null | undefined): Picture[] {
  return image ? [{ id: null, url: image.url, file: null, caption: '' }] : []
}
