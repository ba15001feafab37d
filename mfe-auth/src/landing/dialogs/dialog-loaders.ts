import type { LandingDialog, LandingDialogName } from './landing-dialog.types.ts'
import { withQueries } from './with-queries.tsx'

const dialogs: Record<LandingDialogName, () => Promise<LandingDialog>> = {
  login: async () => (await import('../../login/login-dialog.tsx')).LoginDialog,
  register: async () => (await import('../../register/register-dialog.tsx')).RegisterDialog,
  contact: async () => (await import('../../contact/contact-dialog.tsx')).ContactDialog,
  recovery: async () => (await import('../../recovery/recovery-dialog.tsx')).RecoveryDialog,
  terms: async () => (await import('../../terms/terms-dialog.tsx')).TermsDialog,
}

const loaderOf = (name: LandingDialogName) => () => withQueries(dialogs[name]())

/** Each dialog is a chunk of its own, so that the page itself stays light. */
export const dialogLoaders: Record<LandingDialogName, () => Promise<LandingDialog>> = {
  login: loaderOf('login'),
  register: loaderOf('register'),
  contact: loaderOf('contact'),
  recovery: loaderOf('recovery'),
  terms: loaderOf('terms'),
}
