import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react'
import styles from './form.module.css'

interface FormProps extends Omit<ComponentProps<'form'>, 'className'> {
  /** Why the last try has failed, where that is known only later. */
  problem?: unknown
}

/** Fields one below the other, checked by us and not by the browser: a try that fails leads to the first field marked. */
export function Form({ problem, onSubmit, ...form }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try, and once its problem is known
  useEffect(() => {
    if (tries > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problem, tries])
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    setTries(tries + 1)
  }
  return <form ref={ref} noValidate className={styles.form} onSubmit={handleSubmit} {...form} />
}
