import { expect } from '@playwright/test'
import { mailsTo } from './mailbox.ts'

/** The address of an order's or an offer's page in the newest mail to somebody whose subject begins so. */
export async function mailedLink(email: string, subject: string): Promise<string> {
  const find = async () => {
    const mail = (await mailsTo(email)).findLast((sent) => sent.subject?.startsWith(subject))
    return /https?:\S+\/(ordre|tilbud)\/[\w-]{22}(?![\w-])/.exec(mail?.text ?? '')?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}
