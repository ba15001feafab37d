import { registerOptionTexts } from '@confida/i18n'
import type { Remote, RemoteRoute } from '@confida/remote-kit'
import packageJson from '../package.json' with { type: 'json' }
import { loadTexts } from './locales/index.ts'

/** The labels of a companion's choices are shared with other remotes and registered by the first that shows them. */
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
    dashboard: {
      load: withOptionTexts(() =>
        import('./dashboard/dashboard.page.tsx').then(({ DashboardPage: Screen }) => ({ Screen })),
      ),
    },
    'own-companions': {
      load: withOptionTexts(() =>
        import('./dashboard/own-companions.page.tsx').then(({ OwnCompanionsPage: Screen }) => ({ Screen })),
      ),
    },
    'payment-success': {
      load: () =>
        import('./payments/payment-success.page.tsx').then(({ PaymentSuccessPage: Screen }) => ({ Screen })),
    },
    'payment-cancel': {
      load: () =>
        import('./payments/payment-cancel.page.tsx').then(({ PaymentCancelPage: Screen }) => ({ Screen })),
    },
    feedback: {
      load: () => import('./feedback/feedback.page.tsx').then(({ FeedbackPage: Screen }) => ({ Screen })),
    },
    'become-partner': {
      load: () =>
        import('./become-partner/become-partner.page.tsx').then(({ BecomePartnerPage: Screen }) => ({
          Screen,
        })),
    },
  },
  navigation: [],
}

export default remote
