import App from 'antd/es/app'

/** Seconds. Long enough to read a sentence slowly; failures stay longer, because they ask for a decision. */
const SUCCESS_SECONDS = 5
const ERROR_SECONDS = 9

/** Short messages above the page, which survive a change of screen. The text is translated. */
export function useNotify() {
  const { notification } = App.useApp()
  return {
    success: (title: string) => notification.success({ title, role: 'status', duration: SUCCESS_SECONDS }),
    error: (title: string, description?: string) =>
      notification.error({ title, description, role: 'alert', duration: ERROR_SECONDS }),
  }
}
