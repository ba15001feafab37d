import { useTranslation } from '@confida/i18n'
import { Alert, Button } from '@confida/ui'
import { useSecondStepProblem } from './use-second-step-problem.ts'

/** Why a second step or its set-up failed, with the way on where only a new beginning helps. */
export function SecondStepAlert({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  const { t } = useTranslation('secondStep')
  const { text, isOver } = useSecondStepProblem(error)
  if (!text) return null
  const again = (
    <Button size="sm" variant="secondary" onClick={onAgain}>
      {t('again')}
    </Button>
  )
  return (
    <Alert tone="danger" action={isOver && again}>
      {text}
    </Alert>
  )
}
