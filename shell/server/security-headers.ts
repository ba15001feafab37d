import { type RemoteRegistry, versionsOf } from '@confida/remote-kit'
import { YEAR_SECONDS } from './static-handler.ts'

/** The origins that the registry lists, also for canaries and testers: the only foreign ones from which code may come. */
function remoteOrigins(registry: RemoteRegistry): string[] {
  const origins = registry
    .flatMap(versionsOf)
    .filter(({ entry }) => URL.canParse(entry))
    .map(({ entry }) => new URL(entry).origin)
  return [...new Set(origins)]
}

/** The headers of the page. Styles may be inline, as antd makes them at run time; scripts never. */
export function securityHeaders(registry: RemoteRegistry, publicUrl: string): Record<string, string> {
  const remotes = remoteOrigins(registry).join(' ')
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${remotes}`,
    `style-src 'self' 'unsafe-inline' ${remotes}`,
    `img-src 'self' data: blob: ${remotes}`,
    `font-src 'self' ${remotes}`,
    `connect-src 'self' ${remotes}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes code or markup but through these: the shell's own, and the sanitiser of the terms.
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    // No window that was opened by another site, or opens one, can reach into this one.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The microphone for dictation in the chat; each browser asks its user as well.
    'Permissions-Policy': 'camera=(), microphone=(self), geolocation=()',
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
  }
}
