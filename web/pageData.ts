import type { PageAnswers } from './relay/graphResponse.ts'

/** The data that the server embeds in a page as JSON in #page-data. */
export interface PageData {
  domain: string
  answers: PageAnswers
}
