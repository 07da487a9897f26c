import { fileDelivery } from './fileDelivery.ts'
import type { Deliver } from './mail.ts'
import { smtpDelivery } from './smtpDelivery.ts'

/** MAIL-3: delivers by SMTP if a server is configured, else into files. */
export function createDelivery(config: {
  smtpUrl?: string | undefined
  smtpInsecure?: string | undefined
  dataDir: string
  mailFrom: string
  domain: string
}): Deliver {
  const sender = { from: config.mailFrom, domain: config.domain }
  return config.smtpUrl
    ? smtpDelivery(config.smtpUrl, sender, config.smtpInsecure)
    : fileDelivery(config.dataDir, sender)
}
