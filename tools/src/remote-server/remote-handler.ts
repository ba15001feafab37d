import type { Handler } from '@confida/shell/server/request-listener'
import { staticHandler } from '@confida/shell/server/static-handler'

/** Serves a remote's build to any origin: which origins a page may load from is the page's own policy. */
export const remoteHandler = (folder: string): Handler =>
  staticHandler(folder, {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
