import { builder } from '../graph/builder.ts'
import { Cater } from './Cater.ts'

builder.objectFields(Cater, (t) => ({
  writtenDescription: t.field({
    type: 'HTML',
    nullable: true,
    description: 'Who it is, for who edits it: headings H4 to H6 are as they were written. Null as description.',
    resolve: ({ description }, _args, { html }) => html.written(description),
  }),
  writtenNoticeText: t.field({
    type: 'HTML',
    nullable: true,
    description: 'The notice for who edits it: headings H4 to H6 are as they were written. Null as noticeText.',
    resolve: ({ noticeText }, _args, { html }) => html.written(noticeText),
  }),
}))
