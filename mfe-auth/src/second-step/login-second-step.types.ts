import type { SecondStep, Session } from '@confida/contracts'

export interface LoginSecondStepProps {
  step: SecondStep
  onSession: (session: Session) => unknown
  /** Back to the password. */
  onClose: () => void
}
