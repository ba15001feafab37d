import { Card, Flex } from '@confida/ui/antd'
import { type ReactNode, useId } from 'react'
import styles from './editor-section.module.css'

interface EditorSectionProps {
  title: string
  children: ReactNode
}

/** A group of fields, or of texts, under a heading. */
export function EditorSection({ title, children }: EditorSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Flex vertical gap={16}>
          {children}
        </Flex>
      </Card>
    </section>
  )
}
