import { useTranslation } from '@confida/i18n'
import { classNames, VisuallyHidden } from '@confida/ui'
import { changedLines, type DiffLine } from './changed-lines.ts'
import styles from './line-diff.module.css'

const elements = { same: 'span', removed: 'del', added: 'ins' } as const
const signs = { same: ' ', removed: '−', added: '+' } as const

function Line({ kind, text }: DiffLine) {
  const { t } = useTranslation('adminContent')
  const Element = elements[kind]
  return (
    <Element className={classNames(styles.line, styles[kind])} dir="auto">
      <span aria-hidden className={styles.sign}>
        {signs[kind]}
      </span>
      {kind !== 'same' && <VisuallyHidden>{t(`diff.${kind}`)} </VisuallyHidden>}
      <span className={styles.text}>{text}</span>
    </Element>
  )
}

/** What differs between two texts: by colour, sign and, read out, by word. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.diff}>
      {changedLines(before, after).map((stretch, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing but its place tells one stretch from another
        <div key={index} className={styles.stretch}>
          {stretch.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
            <Line key={place} {...line} />
          ))}
        </div>
      ))}
    </div>
  )
}
