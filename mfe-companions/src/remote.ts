import { registerOptionTexts } from '@confida/i18n'
import type { Remote, RemoteRoute } from '@confida/remote-kit'
import packageJson from '../package.json' with { type: 'json' }
import { loadTexts } from './locales/index.ts'

/** The labels of a partner's choices are shared with other remotes and registered by the first that shows them. */
const withOptionTexts =
  (load: RemoteRoute['load']): RemoteRoute['load'] =>
  async () =>
    (await Promise.all([load(), registerOptionTexts()]))[0]

const remote: Remote = {
  name: 'mfe-companions',
  version: packageJson.version,
  contract: packageJson.confida.contract,
  texts: { namespace: 'companions', load: loadTexts },
  routes: {
    dashboard: { load: withOptionTexts(() => import('./dashboard/dashboard.page.tsx')), isPlain: true },
    'own-partners': {
      load: withOptionTexts(() => import('./dashboard/own-partners.page.tsx')),
      isPlain: true,
    },
    'payment-success': { load: () => import('./payments/payment-success.page.tsx'), isPlain: true },
    'payment-cancel': { load: () => import('./payments/payment-cancel.page.tsx'), isPlain: true },
    feedback: { load: () => import('./feedback/feedback.page.tsx'), isPlain: true },
    'become-partner': { load: () => import('./become-partner/become-partner.page.tsx'), isPlain: true },
  },
  navigation: [],
}

export default remote
