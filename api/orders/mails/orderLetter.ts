import type { Order } from '../../../contract/orders.ts'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { allergenSentences } from '../../../domain/foods/allergenTexts.ts'
import { allergensOfFoods } from '../../../domain/foods/allergensOfFoods.ts'
import { formatDate } from '../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import { orderedFoods } from '../../../domain/foods/orderedFoods.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { formatDeliveryFee } from '../../../domain/zones/zoneTexts.ts'
import { type Html, html, mailDocument } from '../../mail/html.ts'

/** The fields of an order that a mail shows, as they are when the mail is written. */
export interface LetterOrder {
  orderRef: number
  orderer: string
  email: string
  phoneNumber: string
  priceOere: number
  /** 'YYYY-MM-DD' and 'HH:mm', Danish. */
  deliveryDate: string
  deliveryTime: string
  /** These three are null for pickup. */
  address: string | null
  zipCode: string | null
  city: string | null
  comment: string | null
  content: Order['content']
  activePeriodPrice: Order['activePeriodPrice']
  /** Null where there is none. */
  deliveryFeeOere: number | null
}

/** The content of a mail about an order, before it is rendered as HTML and text. */
export interface Letter {
  /** The title of its document. */
  title: string
  paragraphs: string[]
  /** Stands below the paragraphs. */
  link: { text: string; url: string } | null
  facts: { name: string; value: string }[]
  /** The order's content and prices. */
  order: Pick<LetterOrder, 'content' | 'priceOere' | 'activePeriodPrice' | 'deliveryFeeOere'>
  /** The contact for what is not declared; null for the caterer. */
  allergenContact: string | null
}

/** One line of the breakdown; the depth is 0 for a menu, 1 for its groups and items, 2 for a group's items. */
interface Line {
  depth: 0 | 1 | 2
  text: string
  price: string | null
}

/** The facts in every mail: reference, date, place and comment. */
export function commonFacts(order: LetterOrder): Letter['facts'] {
  return [
    { name: 'Ordre', value: String(order.orderRef) },
    ...deliveryFacts(order),
    ...(order.comment ? [{ name: 'Kommentar', value: order.comment }] : []),
  ]
}

/** The time and place of delivery or pickup. */
export function deliveryFacts(
  order: Pick<LetterOrder, 'deliveryDate' | 'deliveryTime' | 'address' | 'zipCode' | 'city'>,
): Letter['facts'] {
  const place = order.address === null ? 'Afhentning' : `${order.address}, ${order.zipCode} ${order.city}`
  return [
    { name: 'Dato', value: `${formatDate(order.deliveryDate)} kl. ${order.deliveryTime}` },
    { name: 'Levering', value: place },
  ]
}

/** Renders a letter as plain text. */
export function letterText({ paragraphs, link, facts, order, allergenContact }: Letter): string {
  const lines = breakdown(order, allergenContact).map(
    ({ depth, text, price }) => `${'  '.repeat(depth)}${text}${price ? `  ${price}` : ''}`,
  )
  return [
    paragraphs.join('\n\n'),
    ...(link ? [`${link.text}:\n${link.url}`] : []),
    facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
    lines.join('\n'),
    `I alt: ${formatKroner(order.priceOere)}`,
    '',
  ].join('\n\n')
}

/** Renders a letter as an HTML document. Texts that people typed are escaped. */
export function letterHtml({ title, paragraphs, link, facts, order, allergenContact }: Letter): string {
  const cell = 'padding:4px 16px 4px 0;vertical-align:top'
  const body = html`${paragraphs.map((text) => html`<p>${text}</p>\n`)}${
    link && html`<p><a href="${link.url}">${link.text}</a></p>\n`
  }
<table style="border-collapse:collapse">${facts.map(
    ({ name, value }) =>
      html`<tr><th align="left" style="${cell}">${name}</th><td style="${cell}">${value}</td></tr>\n`,
  )}</table>
<table style="border-collapse:collapse;width:100%;margin-top:16px">${breakdown(order, allergenContact).map((line) => htmlLine(line, cell))}
<tr><th align="left" style="${cell};border-top:1px solid #ccc">I alt</th><th align="right" style="border-top:1px solid #ccc;white-space:nowrap">${formatKroner(order.priceOere)}</th></tr>
</table>`
  return mailDocument(title, body)
}

function htmlLine({ depth, text, price }: Line, cell: string): Html {
  const style = `${cell};padding-left:${depth * 16}px;${depth === 0 ? 'font-weight:bold' : ''}`
  return html`<tr><td style="${style}">${text}</td><td align="right" style="white-space:nowrap">${price}</td></tr>\n`
}

function breakdown(
  { content, activePeriodPrice, deliveryFeeOere }: Letter['order'],
  allergenContact: string | null,
): Line[] {
  const difference = activePeriodPrice === null ? 0 : toOere(activePeriodPrice.amount)
  return [
    ...content.menus.flatMap((menu) => [...menuLines(menu), ...allergenLines(menu, allergenContact)]),
    ...[...content.services, ...(content.extraLines ?? [])].map(
      ({ name, price }): Line => ({ depth: 0, text: name, price: formatKroner(toOere(price)) }),
    ),
    ...(content.discount
      ? [{ depth: 0, text: content.discount.name, price: formatKroner(-toOere(content.discount.amount)) } as const]
      : []),
    ...(difference === 0
      ? []
      : [{ depth: 0, text: difference > 0 ? 'Pristillæg' : 'Rabat', price: formatKroner(difference) } as const]),
    ...(deliveryFeeOere === null
      ? []
      : [
          {
            depth: 0,
            text: 'Levering',
            price: formatDeliveryFee(deliveryFeeOere, deliveryServices(content.services)),
          } as const,
        ]),
  ]
}

/** ALG-6: what is in a menu as it was ordered. */
const allergenLines = (menu: Order['content']['menus'][number], allergenContact: string | null): Line[] =>
  allergenSentences(allergensOfFoods(orderedFoods([menu])), allergenContact).map((text) => ({
    depth: 1,
    text,
    price: null,
  }))

function menuLines(menu: Order['content']['menus'][number]): Line[] {
  return [
    {
      depth: 0,
      text: `${groupThousands(String(menu.amount))}x ${menu.name}`,
      price: formatKroner(toOere(menu.price) * menu.amount),
    },
    ...menu.groups.flatMap(({ group, items }): Line[] => [
      { depth: 1, text: group.name, price: null },
      ...items.map(
        ({ amount, name }): Line => ({ depth: 2, text: `${groupThousands(String(amount))}x ${name}`, price: null }),
      ),
    ]),
    // The choices are part of the menu's price; only extras have their own
    ...menu.items.map(
      ({ amount, name, type, price }): Line => ({
        depth: 1,
        text: `${groupThousands(String(amount))}x ${name}`,
        price: type === 'extra' ? formatKroner(toOere(price) * amount) : null,
      }),
    ),
  ]
}
