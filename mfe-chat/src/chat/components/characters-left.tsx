import { useTranslation } from '@confida/i18n'
import styles from './composer.module.css'

/** The remaining characters from which on the counter is shown. */
const WARNING_THRESHOLD = 100

/** The id of the counter, for the input's `aria-describedby`; undefined while it is hidden. */
export const charactersLeftId = (left: number) => (left <= WARNING_THRESHOLD ? 'chat-left' : undefined)

/** How many characters may still be written, when few are left; `left` is negative where there are too many. */
export function CharactersLeft({ left }: { left: number }) {
  const { t } = useTranslation('chat')
  const id = charactersLeftId(left)
  return (
    id && (
      <span id={id} className={left < 0 ? styles.over : styles.left}>
        {left < 0 ? t('composer.over', { count: -left }) : t('composer.left', { count: left })}
      </span>
    )
  )
}
