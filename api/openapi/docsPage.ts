import type { App } from '../http/fastifyApp.ts'
import type { OpenApiDocument } from './openapi.ts'
import type { DescribedAnswer, Operation } from './operation.ts'

/** GET /openapi.json, made of the schemas that check the requests, and GET /docs, the same for people. */
export function addDocs(app: App): void {
  app.get('/openapi.json', { config: { token: 'ignored' }, schema: { hide: true } }, async () => app.swagger())

  app.get('/docs', { config: { token: 'ignored' }, schema: { hide: true } }, async (_request, reply) => {
    const { info, tags, paths, components } = app.swagger() as unknown as OpenApiDocument
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]) => ({ tag: one.tags?.[0], html: section(method, path, one) })),
    )
    const chapters = tags.map(({ name, description }) => {
      const sections = operations.filter(({ tag }) => tag === name).map(({ html }) => html)
      return `<h2 id="${text(name)}">${text(name)}</h2><p>${text(description)}</p>${sections.join('')}`
    })
    const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaOf(name, schema))
    const body = `${chapters.join('')}<h2 id="schemas">schemas</h2>${schemas.join('')}`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(info.title, [...tags.map(({ name }) => name), 'schemas'], body))
  })
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', description = '', security = [], parameters = [], requestBody, responses } = operation
  const given = parameters
    .filter(({ name }) => name)
    .map((one) => `<li><code>${text(one.name ?? '')}</code> in ${text(one.in ?? '')}</li>`)
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    schemaOf(`body, ${type}`, schema),
  )
  const answers = Object.entries(responses).filter(([status]) => !SAME_EVERYWHERE.includes(status))
  const isSecured = security.length === 1 ? ' Needs a token.' : ''
  return `<section><h3><code>${method.toUpperCase()} ${text(path)}</code></h3>
<p>${text(summary)}.${isSecured} ${text(description)}</p>${given.length > 0 ? `<ul>${given.join('')}</ul>` : ''}
${bodies.join('')}${answers.map((one) => answerOf(...one)).join('')}</section>`
}

/** Said once for all calls. */
const SAME_EVERYWHERE = ['304', '4XX', '5XX']

function answerOf(status: string, { description, content = {} }: DescribedAnswer): string {
  const [type, { schema } = {}] = Object.entries(content)[0] ?? []
  return schemaOf(`${status} ${description}${type && type !== 'application/json' ? `, ${type}` : ''}`, schema)
}

function schemaOf(name: string, schema: object | undefined): string {
  if (schema === undefined || Object.keys(schema).length === 0) return `<p>${text(name)}</p>`
  return `<details><summary>${text(name)}</summary><pre>${text(JSON.stringify(schema, null, 2))}</pre></details>`
}

const page = (title: string, tags: string[], body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${text(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{margin:3rem 0 0}
h3{font-size:1rem;margin:2rem 0 0}p{margin:.25rem 0}pre{overflow:auto;background:#f6f6f6;padding:1rem}</style>
<h1>${text(title)}</h1><p>The same for programs: <a href="/openapi.json">/openapi.json</a>. Every error is a Problem
(application/problem+json): title names it, errors name the fields. Every GET has an ETag and answers 304; a PUT that
answers 412 takes If-Match; a write takes an Idempotency-Key.</p>
<nav>${tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ')}</nav><main>${body}</main></html>`

const text = (raw: string) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
