import { EXAMPLE_QUERIES } from '../graph/exampleQueries.ts'

// Cookies are accepted outside production; programs send a Bearer token
const HEADERS = '{ "x-csrf": "1" }'

const OPTIONS = {
  title: 'Kuvert',
  endpoint: '/graphql',
  defaultTabs: EXAMPLE_QUERIES.map((example) => ({ ...example, headers: HEADERS })),
  // The first tab ignores a value of its own
  variables: EXAMPLE_QUERIES[0]?.variables,
  headers: HEADERS,
  credentials: 'same-origin',
}

/** The page of GraphiQL, a few kilobytes. `fileOf` returns the address of one of the build's files. */
export function graphiqlPage(fileOf: (name: string) => string, nonce: string): string {
  const workers = {
    editorWorkerService: fileOf('graphiqlEditorWorker.js'),
    json: fileOf('graphiqlJsonWorker.js'),
    graphql: fileOf('graphiqlWorker.js'),
  }
  const data = JSON.stringify({ workers, options: OPTIONS }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${OPTIONS.title} GraphiQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${fileOf('graphiql.css')}"></head>
<body class="no-focus-outline">
<noscript>GraphiQL needs JavaScript.</noscript>
<div id="root"></div>
<script type="application/json" id="graphiql" nonce="${nonce}">${data}</script>
<script src="${fileOf('graphiql.js')}" nonce="${nonce}"></script>
</body>
</html>
`
}
