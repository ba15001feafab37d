// Serves the shell: its files, the registry of remotes, and the API under the same origin.
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import process from 'node:process'
import { createProxyServer } from 'httpxy'
import { distOf } from '../paths.ts'
import { ENVIRONMENT_HEADER } from './environment-header.ts'
import { listen } from './listen.ts'
import { isPage, pageHandler } from './page-handler.ts'
import { staticHandler } from './static-handler.ts'

const { PORT = '4200', API_PORT = '3000', REGISTRY_FILE = '', SHELL_DIST = distOf('shell') } = process.env

const { PUBLIC_URL = `http://localhost:${PORT}` } = process.env

const proxy = createProxyServer({ target: `http://127.0.0.1:${API_PORT}`, xfwd: true })
const files = staticHandler(SHELL_DIST, { 'X-Content-Type-Options': 'nosniff' })
const sendPage = pageHandler({ folder: SHELL_DIST, registryFile: REGISTRY_FILE, publicUrl: PUBLIC_URL })

const unavailable = JSON.stringify({
  detail: 'Il servizio non è disponibile in questo momento. Riprova tra poco.',
  code: 'service_unavailable',
})

async function forward(request: IncomingMessage, response: ServerResponse) {
  try {
    await proxy.web(request, response)
  } catch {
    if (response.headersSent) return response.destroy()
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' }).end(unavailable)
  }
}

async function sendRegistry(response: ServerResponse) {
  const registry = await readFile(REGISTRY_FILE)
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache',
    // Asked for by `npm run dev`, which leaves a production shell's registry alone.
    ...(process.env.NODE_ENV === 'production' ? { [ENVIRONMENT_HEADER]: 'production' } : {}),
  }
  response.writeHead(200, headers).end(registry)
}

await listen((request, response, next) => {
  const { pathname } = new URL(request.url ?? '/', 'http://shell')
  if (pathname === '/api' || pathname.startsWith('/api/')) return void forward(request, response)
  if (pathname === '/remotes.json') return void sendRegistry(response).catch(next)
  // A page that is being built anew is missing for a moment: that ends an answer, not the server.
  if (isPage(request, pathname)) return void sendPage(request, response, pathname).catch(next)
  files(request, response, next)
}, Number(PORT))
