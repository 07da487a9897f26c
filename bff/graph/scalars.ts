import { GraphQLError } from 'graphql'
import { isClock, isDate } from '../../domain/time/danishTime.ts'
import { assumeUtc } from '../../domain/time/formats.ts'
import { builder } from './builder.ts'
import { SafeHtml } from './html.ts'
import { Upload } from './uploads/Upload.ts'
import { toPlainText } from '../../domain/texts/typedText.ts'

builder.scalarType('Money', {
  description: 'An amount in Danish kroner with at most two decimals: 129.5.',
  serialize: (kroner) => Math.round(kroner * 100) / 100,
  parseValue: (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value))
      throw new GraphQLError('Money must be a number of kroner.')
    if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
      throw new GraphQLError('Money has at most two decimals.')
    return Math.round(value * 100) / 100
  },
})

builder.scalarType('Date', {
  description: "A calendar date in Denmark, 'YYYY-MM-DD'.",
  serialize: String,
  parseValue: (value) => {
    const date = typeof value === 'string' ? toPlainText(value) : ''
    if (!isDate(date)) throw new GraphQLError("Date must be a date as 'YYYY-MM-DD'.")
    return date
  },
})

builder.scalarType('LocalTime', {
  description: "A clock in Denmark, 'HH:mm'.",
  serialize: String,
  parseValue: (value) => {
    const clock = typeof value === 'string' ? toPlainText(value) : ''
    if (!isClock(clock)) throw new GraphQLError("LocalTime must be a clock as 'HH:mm'.")
    return clock
  },
})

builder.scalarType('DateTime', {
  description: "A moment, ISO 8601 in UTC: '2026-11-21T10:00:00.000Z'.",
  serialize: (moment) => new Date(assumeUtc(moment)).toISOString(),
  parseValue: () => {
    throw new GraphQLError('DateTime is not an input.')
  },
})

builder.scalarType('HTML', {
  description:
    'HTML that is safe to show: b, i, em, u, strong, a, h1, h2, h3, p, ul, li, ol, img and br, with href on a and ' +
    'src and alt on img; links to the web, mail and phones, and images of this server only.',
  serialize: (html) => {
    if (!(html instanceof SafeHtml)) throw new TypeError('HTML must be sanitised before it leaves the graph.')
    return html.text
  },
  parseValue: () => {
    throw new GraphQLError('HTML is not an input.')
  },
})

builder.scalarType('File', {
  description:
    'A file that is sent along by the GraphQL multipart request specification, with the header x-csrf: 1. At most ' +
    '15 MB a file, and 20 files a request.',
  serialize: () => {
    throw new TypeError('File is not an output.')
  },
  parseValue: (value) => {
    if (!(value instanceof Upload))
      throw new GraphQLError('File must be a file of a multipart request: its variable is null, and the map names it.')
    return value
  },
})
