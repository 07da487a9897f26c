import { type Kysely, sql } from 'kysely'

/**
 * SEC-12: what stands for the token of a mail's link is a mark of that mail. The stored ones all have the same, which people
 * could type into any text: those to customers get a mark where their link is, and what else looks like one is a text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table "mail" add "linkMark" uuid').execute(db)
  await addMarks(db, '/ordre/', '{{ordrelink}}', 'Se din bestilling')
  await addMarks(db, '/tilbud/', '{{tilbudslink}}', 'Se tilbuddet')
}

/** The links are found by their HTML, whose quotes no typed text has. */
async function addMarks(db: Kysely<unknown>, path: string, placeholder: string, linkText: string): Promise<void> {
  const end = `">${linkText}</a>`
  const before = `${path}${placeholder}${end}`
  await sql`
    with marked as (
      select id, gen_random_uuid() as mark,
        substring(html from position('<a href="' in html) + 9 for position(${before}::text in html) - position('<a href="' in html) - 9) as site
      from "mail" where position(${before}::text in html) > 0
    )
    update "mail" set
      "linkMark" = mark,
      html = replace(html, ${before}, ${path} || mark || ${end}),
      text = replace(text, ${`${linkText}:\n`} || site || ${`${path}${placeholder}`}, ${`${linkText}:\n`} || site || ${path} || mark)
    from marked where marked.id = "mail".id`.execute(db)
}
