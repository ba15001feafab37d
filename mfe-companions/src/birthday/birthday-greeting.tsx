import { lazy, Suspense } from 'react'
import { useBirthday } from './use-birthday.ts'

const BirthdayDialog = lazy(async () => ({ default: (await import('./birthday-dialog.tsx')).BirthdayDialog }))

/** Greets the user on their birthday; nothing on other days. */
export function BirthdayGreeting() {
  const { user, isOpen, close } = useBirthday()
  return <Suspense>{isOpen && <BirthdayDialog name={user?.name.trim()} onClose={close} />}</Suspense>
}
