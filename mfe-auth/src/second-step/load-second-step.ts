import { registerSecondStepTexts } from './locales/index.ts'

/** Loaded by those who have a second factor alone. */
export async function loadLoginSecondStep() {
  const [{ LoginSecondStepDialog }] = await Promise.all([
    import('./login-second-step-dialog.tsx'),
    registerSecondStepTexts(),
  ])
  return LoginSecondStepDialog
}
