import { useTranslation } from '@confida/i18n'
import styles from './composer.module.css'

/** Characters before the limit from which on the rest is told. */
const NEAR = 100

/** The id of what tells the rest, for the input that it describes; undefined where nothing has to be told. */
export const charactersLeftId = (left: number) => (left <= NEAR ? 'chat-left' : undefined)

/** How much may still be written, when that is little; `left` below zero is too much. */
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
