import { Descriptions } from '@confida/ui/antd'
import styles from './text-list.module.css'

interface TextListProps {
  /** Written by people, so that each has its own direction. */
  texts: [label: string, text: string][]
  /** How many stand side by side where there is room. */
  columns?: number
}

/** Labels above texts that are to be read. */
export const TextList = ({ texts, columns = 1 }: TextListProps) => (
  <Descriptions
    layout="vertical"
    colon={false}
    column={{ xs: 1, sm: Math.min(columns, 2), lg: columns }}
    items={texts.map(([label, text]) => ({
      key: label,
      label,
      children: (
        <span dir="auto" className={styles.text}>
          {text}
        </span>
      ),
    }))}
  />
)
