import { useTranslation } from '@confida/i18n'
import type { MouseEvent } from 'react'
import styles from './skip-link.module.css'

/** The id that a page's main region carries, with `tabIndex={-1}`, for the skip link to lead to. */
export const MAIN_ID = 'main'

/** The first stop of the keyboard on a page: past the header, into the main region. Unseen until it has the focus. */
export function SkipLink() {
  const { t } = useTranslation('common')
  return (
    <a href={`#${MAIN_ID}`} className={styles.link} onClick={goToMain}>
      {t('skip')}
    </a>
  )
}

/** Without a step in the history, which holds what is open on the dashboard. */
function goToMain(event: MouseEvent) {
  event.preventDefault()
  const main = document.getElementById(MAIN_ID)
  main?.focus()
  main?.scrollIntoView()
}
