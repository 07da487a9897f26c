import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { errorForLog, openLogger } from './logger.ts'

test('ROLE-2 a logged error contains no email and nothing that the database quotes', () => {
  const error = Object.assign(new Error('duplicate kunde@demo.dk', { cause: new Error('<kunde@demo.dk> refused') }), {
    code: '23505',
    detail: 'Key (email)=(kunde@demo.dk) already exists.',
    parameters: ['kunde@demo.dk'],
  })
  const logged = JSON.stringify(errorForLog(error))
  expect(logged).not.toContain('kunde')
  expect(logged).toContain('23505')
})

test.each([
  [
    'readable on a terminal',
    { isTTY: true, isProduction: false },
    /^\[[\d:]{8}\].* INFO.* \[bff\] server started.*\{"port":4000\}\n$/,
  ],
  [
    'JSON elsewhere',
    { isTTY: false, isProduction: false },
    /^\{"level":30,.*"service":"bff","port":4000,"msg":"server started"\}\n$/,
  ],
  [
    'JSON in production',
    { isTTY: true, isProduction: true },
    /^\{"level":30,.*"service":"bff","port":4000,"msg":"server started"\}\n$/,
  ],
])('SCA-12 a logged line is %s', async (_is, { isTTY, isProduction }, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const fd = openSync(join(folder, 'log'), 'w')
  onTestFinished(() => {
    closeSync(fd)
    rmSync(folder, { recursive: true })
  })
  const log = await openLogger({ service: 'bff', level: 'info', isProduction }, { fd, isTTY })
  log.info({ port: 4000 }, 'server started')
  expect(stripVTControlCharacters(readFileSync(join(folder, 'log'), 'utf8'))).toMatch(expected)
})
