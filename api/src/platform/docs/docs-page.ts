import { createHash } from 'node:crypto'
import { type EndpointDefinition, errorCatalogue } from '@confida/contracts'
import { escapeHtml } from '../http/escape-html.ts'
import { errorCodesOf } from './openapi.ts'

const style = `
:root { color-scheme: light dark; --ink: light-dark(#2b2126, #f2e9e4); --soft: light-dark(#6d5c64, #b9a9ae);
  --paper: light-dark(#fbf6f0, #1b1418); --card: light-dark(#fff, #251b21); --line: light-dark(#e6dad2, #3a2c34);
  --brand: light-dark(#8a3354, #e59ab4) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 60rem; margin-inline: auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; font: 600 2rem/1.2 Georgia, serif } h2 { margin: 2.5rem 0 .75rem; color: var(--brand); font-size: 1.1rem }
p, dd { color: var(--soft) } a { color: var(--brand) }
details { margin-block: .5rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; padding: .75rem 1rem; cursor: pointer }
summary:focus-visible { outline: 2px solid var(--brand); border-radius: .75rem }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere } .method { font-weight: 700; color: var(--brand) }
.who { margin-inline-start: auto; color: var(--soft); font-size: .85rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; padding: 0 1rem 1rem }
dd { margin: 0; min-inline-size: 0 } pre { margin: 0; overflow-x: auto; font: .8rem/1.45 ui-monospace, monospace }`

/** The page's own policy: nothing but the style above, by its hash. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

interface Operation {
  summary: string
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}

/** A page to read, made on the server from the OpenAPI document; no scripts, nothing from elsewhere. */
export function renderDocsPage(
  endpoints: readonly EndpointDefinition[],
  openApi: Record<string, unknown>,
): string {
  const groups = Map.groupBy(endpoints, ({ id }) => id.split('.')[0] ?? id)
  const sections = [...groups].map(
    ([name, members]) =>
      `<section><h2>${escapeHtml(name)}</h2>${members.map((endpoint) => renderEndpoint(endpoint, openApi)).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Confida API</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>
<h1>Confida API</h1><p>Every call, made from the objects by which the API checks requests and answers.
The same as a document: <a href="/api/openapi.json">openapi.json</a>. A token goes into
<code>Authorization: Bearer …</code>; an error is <code>{"detail", "code", "fields"?}</code>, and programs decide on
<code>code</code>.</p>${sections.join('')}</main></body></html>`
}

function renderEndpoint(endpoint: EndpointDefinition, openApi: Record<string, unknown>): string {
  const { method, path, summary, permission, status = 200 } = endpoint
  const paths = openApi.paths as Record<string, Record<string, Operation>>
  const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  const errors = errorCodesOf(endpoint).map((code) => `${errorCatalogue[code].status} <code>${code}</code>`)
  const rows = [
    ['Body', renderSchema(operation?.requestBody?.content)],
    [`Answer ${status}`, renderSchema(operation?.responses[status]?.content)],
    ['Errors', errors.join(' · ')],
  ].filter(([, text]) => text)
  return `<details><summary><code class="method">${method}</code><code>${escapeHtml(path)}</code>
<span>${escapeHtml(summary)}</span><span class="who">${permission}</span></summary>
<dl>${rows.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`).join('')}</dl></details>`
}

function renderSchema(content: Record<string, { schema: unknown }> | undefined): string {
  const [first] = Object.values(content ?? {})
  return first ? `<pre tabindex="0">${escapeHtml(JSON.stringify(first.schema, null, 2))}</pre>` : ''
}
