import { type Handler, staticHandler } from './static-handler.ts'

/** Serves a remote's build to any origin: which origins a page may load from is the page's own policy. */
export const remoteHandler = (folder: string): Handler =>
  staticHandler(folder, {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
