import { isListedOrigin } from '../remotes/registry.ts'

/** What may become markup or a script of this page; a text that may not throws. */
export const trustedTypesRules = {
  /** Rules of style, which antd writes as if they were markup. Markup comes from a sanitiser, which has a policy of its own. */
  createHTML(text: string): string {
    if (text.includes('<')) throw new TypeError('Markup needs a sanitiser')
    return text
  },
  /** Scripts of the shell and of the remotes that the registry lists. */
  createScriptURL(address: string): string {
    const { protocol, origin } = new URL(address, location.href)
    const isKnown = protocol.startsWith('http') && (origin === location.origin || isListedOrigin(origin))
    if (!isKnown) throw new TypeError(`No remote comes from ${origin}`)
    return address
  },
}

/** Before anything loads: the page's Content-Security-Policy lets no text become code but through a policy. */
export function startTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', trustedTypesRules)
}
