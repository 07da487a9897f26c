import { type Kysely, sql } from 'kysely'

/**
 * Whoever did something is known by id alone, so that names end with their users: in the history of orders and in the
 * audit log. A mail's event names the mail's kind. The emptied columns `by` stay for processes of the release before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** A copy of an audit entry's fields in which those of a person are redacted, as api/audit/redact.ts does. */
const redacted = (column: 'before' | 'after') =>
  `${column} || (select coalesce(jsonb_object_agg(key, '[redacted]'), '{}') from jsonb_each(${column})
    where value <> 'null' and key in ('firstName', 'lastName', 'contactPerson', 'email', 'phoneNumber'))`

const statements = [
  // No foreign key: the id outlives its user
  `alter table "orderEvent" add "userId" uuid, add "mailKind" text`,
  `update "orderEvent" as event set "userId" = message."userId" from "orderMessage" as message
    where event.type = 'message' and message."orderId" = event."orderId" and message."createdAt" = event.at`,
  `update "orderEvent" as event set "userId" = "order"."handledBy" from "order"
    where event.type in ('accepted', 'refused') and "order".id = event."orderId" and "order"."handledAt" = event.at`,
  // The one user who has the name, among those who can have done it
  `update "orderEvent" as event set "userId" = named.id
    from "order", (
      select role, "caterId", concat_ws(' ', "firstName", "lastName") as name, (array_agg(id))[1] as id
      from "user" where role <> 'customer' group by 1, 2, 3 having count(*) = 1) as named
    where "order".id = event."orderId" and event."userId" is null and event.type <> 'placed' and named.name = event.by
      and case event.type when 'changed' then named.role = 'admin' else named."caterId" = "order"."caterId" end`,
  `update "orderEvent" as event set "mailKind" = mail.kind from mail
    where event.type = 'mailed' and mail."orderId" = event."orderId" and mail."sentAt" = event.at`,
  `update "orderEvent" set "by" = null where "by" is not null`,

  `alter table change disable trigger "changesStay"`,
  `update change set "by" = null, before = ${redacted('before')}, after = ${redacted('after')}
    where "by" is not null or kind in ('user', 'cater')`,
  `alter table change enable trigger "changesStay"`,
]
