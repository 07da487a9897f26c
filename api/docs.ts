import type { App } from './appServices.ts'

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>
}

/** GET /openapi.json, made of the schemas that check the requests, and GET /docs, the same for people. */
export function addDocs(app: App): void {
  app.get('/openapi.json', { config: { token: 'ignored' }, schema: { hide: true } }, async () => app.swagger())

  app.get('/docs', { config: { token: 'ignored' }, schema: { hide: true } }, async (_request, reply) => {
    const { info, paths = {} } = app.swagger()
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Operation>).map(([method, one]) => section(method, path, one)),
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(page(info.title, operations.join('')))
  })
}

function section(
  method: string,
  path: string,
  { summary, parameters, requestBody, responses = {} }: Operation,
): string {
  const given = (parameters ?? []).map((one) => `<li><code>${text(one.name)}</code> in ${text(one.in)}</li>`).join('')
  const answers = Object.entries(responses).map(([status, answer]) => schemaOf(status, answer))
  return `<section><h2><code>${method.toUpperCase()} ${text(path)}</code></h2><p>${text(summary ?? '')}</p>
${given && `<ul>${given}</ul>`}${requestBody ? schemaOf('body', requestBody) : ''}${answers.join('')}</section>`
}

function schemaOf(name: string, { content = {} }: { content?: Record<string, { schema?: unknown }> }): string {
  const schema = Object.values(content)[0]?.schema
  if (schema === undefined) return `<p>${text(name)}</p>`
  return `<details><summary>${text(name)}</summary><pre>${text(JSON.stringify(schema, null, 2))}</pre></details>`
}

const page = (title: string, body: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${text(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}h2{font-size:1rem;margin:2rem 0 0}
pre{overflow:auto;background:#f6f6f6;padding:1rem}</style>
<h1>${text(title)}</h1><p>The same for programs: <a href="/openapi.json">/openapi.json</a></p>${body}</html>`

const text = (raw: string) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
