import type { App } from '../http/fastifyApp.ts'
import type { OpenApiDocument } from './openapi.ts'
import type { ResponseDescription, Operation } from './operation.ts'

/** Serves GET /openapi.json, generated from the schemas that validate requests, and GET /docs, the same as a page. */
export function addDocs(app: App): void {
  app.get('/openapi.json', { config: { token: 'ignored' }, schema: { hide: true } }, async () => app.swagger())

  app.get('/docs', { config: { token: 'ignored' }, schema: { hide: true } }, async (_request, reply) => {
    const { info, tags, paths, components } = app.swagger() as unknown as OpenApiDocument
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        tag: operation.tags?.[0],
        html: renderSection(method, path, operation),
      })),
    )
    const chapters = tags.map(({ name, description }) => {
      const sections = operations.filter(({ tag }) => tag === name).map(({ html }) => html)
      return `<h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${sections.join('')}`
    })
    const schemas = Object.entries(components.schemas).map(([name, schema]) => renderSchema(name, schema))
    const body = `${chapters.join('')}<h2 id="schemas">schemas</h2>${schemas.join('')}`
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(renderPage(info.title, [...tags.map(({ name }) => name), 'schemas'], body))
  })
}

function renderSection(method: string, path: string, operation: Operation): string {
  const { summary = '', description = '', security = [], parameters = [], requestBody, responses } = operation
  const parameterItems = parameters
    .filter(({ name }) => name)
    .map(
      (parameter) => `<li><code>${escapeHtml(parameter.name ?? '')}</code> in ${escapeHtml(parameter.in ?? '')}</li>`,
    )
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    renderSchema(`body, ${type}`, schema),
  )
  const ownResponses = Object.entries(responses).filter(([status]) => !COMMON_STATUSES.includes(status))
  const isSecured = security.length === 1 ? ' Needs a token.' : ''
  return `<section><h3><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}.${isSecured} ${escapeHtml(description)}</p>${parameterItems.length > 0 ? `<ul>${parameterItems.join('')}</ul>` : ''}
${bodies.join('')}${ownResponses.map(([status, response]) => renderResponse(status, response)).join('')}</section>`
}

/** Described once for all calls. */
const COMMON_STATUSES = ['304', '4XX', '5XX']

function renderResponse(status: string, { description, content = {} }: ResponseDescription): string {
  const [type, { schema } = {}] = Object.entries(content)[0] ?? []
  return renderSchema(`${status} ${description}${type && type !== 'application/json' ? `, ${type}` : ''}`, schema)
}

function renderSchema(name: string, schema: object | undefined): string {
  if (schema === undefined || Object.keys(schema).length === 0) return `<p>${escapeHtml(name)}</p>`
  return `<details><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
}

const renderPage = (
  title: string,
  tags: string[],
  body: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{margin:3rem 0 0}
h3{font-size:1rem;margin:2rem 0 0}p{margin:.25rem 0}pre{overflow:auto;background:#f6f6f6;padding:1rem}</style>
<h1>${escapeHtml(title)}</h1><p>The same for programs: <a href="/openapi.json">/openapi.json</a>. Every error is a Problem
(application/problem+json): title names it, errors name the fields. Every GET has an ETag and answers 304; a PUT that
answers 412 takes If-Match; a write takes an Idempotency-Key.</p>
<nav>${tags.map((tag) => `<a href="#${tag}">${tag}</a>`).join(' ')}</nav><main>${body}</main></html>`

const escapeHtml = (raw: string) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
