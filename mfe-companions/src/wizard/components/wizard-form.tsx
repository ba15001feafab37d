import { useTranslation } from '@confida/i18n'
import { Alert, ProgressDots } from '@confida/ui'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Wizard } from '../use-wizard.ts'
import styles from '../wizard.module.css'
import { wizardSteps } from '../wizard-steps.ts'

/** The stepper and the current step; the buttons stand in `WizardButtons`, tied to it by the form's id. */
export function WizardForm({ id, wizard }: { id: string; wizard: Wizard }) {
  const { t } = useTranslation('companions')
  const { step, values, problem } = wizard
  const { Step } = wizardSteps[step] ?? wizardSteps[0]
  const form = useStepFocus(step)

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!wizard.isValid) return
    if (wizard.isLast) wizard.submit()
    else wizard.next()
  }

  return (
    <form
      ref={form}
      id={id}
      aria-label={t(`wizard.title.${wizard.isEdit ? 'edit' : 'create'}`)}
      className={styles.form}
      noValidate
      onSubmit={handleSubmit}
    >
      <ProgressDots
        steps={wizardSteps.map(({ labelKey }) => t(labelKey))}
        current={step}
        reachable={wizard.reachable}
        onStep={wizard.goTo}
      />
      <div key={step} className={styles.step}>
        <Step values={values} onChange={wizard.change} />
      </div>
      {problem && (
        <Alert tone="danger" className={styles.problem}>
          {t(`wizard.problems.${problem}`)}
        </Alert>
      )}
    </form>
  )
}

/** Moves the focus to each step, the first as well, and scrolls to its top. */
function useStepFocus(step: number) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef<number>(undefined)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const field =
      form.current?.querySelector<HTMLInputElement>('input:checked') ??
      form.current?.querySelector<HTMLInputElement>('input')
    field?.focus({ preventScroll: true })
    if ((form.current?.getBoundingClientRect().top ?? 0) < 0) form.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return form
}
