import type { Remote } from '@confida/remote-kit'
import packageJson from '../package.json' with { type: 'json' }
import { registerOwnEmotionTexts } from './emotions/locales/index.ts'
import { loadTexts } from './locales/index.ts'
import { registerProfileTexts } from './profile/locales/index.ts'
import { registerSecondStepTexts } from './second-step/locales/index.ts'

const remote: Remote = {
  name: 'mfe-auth',
  version: packageJson.version,
  contract: packageJson.confida.contract,
  texts: { namespace: 'auth', load: loadTexts },
  routes: {
    // Chunks of screens that are opened by their address have a name, so that the page can preload them.
    landing: {
      load: () =>
        import(/* webpackChunkName: "landing" */ './landing/landing.page.tsx').then(
          ({ LandingPage: Screen }) => ({ Screen }),
        ),
    },
    auth: {
      load: () =>
        import(/* webpackChunkName: "auth" */ './auth/auth.page.tsx').then(({ AuthPage: Screen }) => ({
          Screen,
        })),
    },
    'reset-password': {
      load: () =>
        import(/* webpackChunkName: "reset-password" */ './reset/reset-password.page.tsx').then(
          ({ ResetPasswordPage: Screen }) => ({ Screen }),
        ),
    },
    'confirm-email': {
      load: async () => {
        const [{ ConfirmEmailPage: Screen }] = await Promise.all([
          import('./profile/confirm-email.page.tsx'),
          registerProfileTexts(),
        ])
        return { Screen }
      },
    },
    invitation: {
      load: async () => {
        const [{ InvitationPage: Screen }] = await Promise.all([
          import('./invitation/invitation.page.tsx'),
          registerProfileTexts(),
        ])
        return { Screen }
      },
    },
    contact: {
      load: () => import('./contact/contact.page.tsx').then(({ ContactPage: Screen }) => ({ Screen })),
    },
    'change-password': {
      load: () =>
        import('./change-password/change-password.page.tsx').then(({ ChangePasswordPage: Screen }) => ({
          Screen,
        })),
    },
    'unseal-chats': {
      load: async () => {
        const [{ UnsealChatsPage: Screen }] = await Promise.all([
          import('./sealed-chats/unseal-chats.page.tsx'),
          registerSecondStepTexts(),
        ])
        return { Screen }
      },
    },
    account: {
      load: async () => {
        const [{ AccountPage: Screen }] = await Promise.all([
          import('./account/account.page.tsx'),
          registerSecondStepTexts(),
          registerProfileTexts(),
          registerOwnEmotionTexts(),
        ])
        return { Screen }
      },
    },
  },
  navigation: [],
}

export default remote
