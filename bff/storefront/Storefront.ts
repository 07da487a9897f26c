import type { PublicCater } from '../../contract/caters.ts'
import { storefrontSlug } from '../../domain/caters/storefrontHost.ts'
import { Cater, findCater } from '../caters/Cater.ts'
import { assertAddressLength } from '../graph/addressLength.ts'
import { builder } from '../graph/builder.ts'
import type { Context } from '../graph/context.ts'
import { nullIfNotFound } from '../v2/errors.ts'
import { frontPageUrl } from './frontPageUrl.ts'

class Closed {
  readonly message = 'Kunne ikke finde siden'
}

class Unknown {
  readonly mainSiteUrl: string | null

  constructor(mainSiteUrl: string | null) {
    this.mainSiteUrl = mainSiteUrl
  }
}

const StorefrontClosed = builder.objectType(Closed, {
  name: 'StorefrontClosed',
  description: 'The caterer of this host is inactive or deleted.',
  fields: (t) => ({ message: t.exposeString('message', { description: 'The message for the visitor, in Danish.' }) }),
})

const StorefrontUnknown = builder.objectType(Unknown, {
  name: 'StorefrontUnknown',
  description: 'No caterer has this host.',
  fields: (t) => ({
    mainSiteUrl: t.exposeString('mainSiteUrl', {
      nullable: true,
      description:
        'Where to send the visitor; null where the host is the bare domain itself (also www and IP addresses).',
    }),
  }),
})

const Storefront = builder.unionType('Storefront', {
  description: "What a host shows: a caterer's storefront, a closed one, or none.",
  types: [Cater, StorefrontClosed, StorefrontUnknown],
  resolveType: (found) => {
    if (found instanceof Closed) return StorefrontClosed
    return found instanceof Unknown ? StorefrontUnknown : Cater
  },
})

builder.queryField('storefront', (t) =>
  t.field({
    type: Storefront,
    description: 'The storefront of a host: the label before the domain picks the caterer.',
    args: {
      host: t.arg.string({
        required: true,
        description: "As in the Host header: 'smagen.localhost:4000'. At most 255 characters.",
      }),
    },
    resolve: (_root, { host }, context) => {
      assertAddressLength('host', host)
      return findStorefront(host, context)
    },
  }),
)

async function findStorefront(host: string, context: Context): Promise<PublicCater | Closed | Unknown> {
  const { config, caller, v2, slugByCaterId } = context
  const label = storefrontSlug(host, config.domain)
  if (label === null) return new Unknown(null)
  const page = await v2.pages.storefront(`/${label}`).catch(nullIfNotFound)
  const caterId = page?.caterId ?? null
  if (caterId === null) return new Unknown(config.mainSiteUrl ?? frontPageUrl(host, config.domain, caller.isHttps))
  slugByCaterId.set(caterId, label)
  const cater = await findCater(String(caterId), context)
  return cater?.active ? cater : new Closed()
}
