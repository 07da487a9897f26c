import { NotPossible } from '../v2/outcomes.ts'
import { builder } from './builder.ts'
import { UserError } from './userErrors.ts'

/** By the v2 service's reason. */
const TEXTS: Readonly<Record<string, string>> = {
  has_open_orders: 'Cateringfirmaet har ordrer, der ikke er leveret endnu.',
  mail_is_queued: 'Mailen venter allerede på at blive sendt.',
  mail_is_secret: 'Mailen kan ikke sendes igen.',
  front_page: 'Forsiden kan ikke slettes eller få en anden adresse.',
  link_used: 'Linket er allerede brugt. Bed om et nyt.',
  day_full: 'Der er ikke plads til så mange kuverter mere den dag.',
  not_changeable: 'Bestillingen kan ikke længere ændres her. Skriv til køkkenet.',
  fee_changed: 'Gebyret er ændret, siden du åbnede siden. Se det nye gebyr.',
  not_cancellable: 'Bestillingen kan ikke længere afbestilles.',
  proposal_open: 'Du har allerede et forslag, der venter på svar. Træk det tilbage først.',
  not_proposable: 'Der kan ikke foreslås ændringer af ordren, som den er nu.',
  order_changed: 'Ordren er ændret i mellemtiden.',
  not_yours: 'Et forslag besvares af den anden part.',
  too_late_to_propose: 'Der er mindre end 24 timer til leveringen. Ring i stedet.',
  offer_handled: 'Tilbuddet har fået en anden status i mellemtiden. Genindlæs siden.',
  offer_changed: 'En anden har ændret kladden i mellemtiden. Genindlæs siden.',
  offer_ordered: 'Kunden har bestilt en tidligere version i mellemtiden.',
  offer_replaced: 'Tilbuddet er erstattet af en nyere version. Brug linket i den nyeste mail.',
  offer_source_unknown: 'Kurven eller ordren findes ikke længere.',
  not_offerable: 'Firmaet er lukket og tager ikke imod ordrer.',
  link_ended: 'Linket virker ikke længere. Bed om et nyt.',
  link_in_mail: 'Tilbuddet er bestilt. Åbn bestillingen fra den nyeste mail om den.',
  link_unknown: 'Linket virker ikke. Brug det nyeste link i dine mails.',
  link_expired: 'Linket er udløbet. Bed om et nyt.',
}

builder.objectType(NotPossible, {
  name: 'NotPossible',
  description: 'The state of things does not allow it. Nothing was done.',
  interfaces: [UserError],
  fields: (t) => ({
    message: t.string({
      description: 'The message for the person, in Danish.',
      resolve: ({ reason, message }) => TEXTS[reason] ?? message,
    }),
    reason: t.exposeString('reason', { description: "Why, for programs: 'has_open_orders'." }),
  }),
})
