import { Card, Flex } from '@confida/ui/antd'
import { type ReactNode, useId } from 'react'
import styles from './editor-section.module.css'

interface EditorSectionProps {
  title: string
  /** Can be put away; its fields stay in the form. No landmark: two languages have the same ones side by side. */
  isCollapsible?: boolean
  children: ReactNode
}

/** A group of fields, or of texts, under a heading. */
export function EditorSection({ title, isCollapsible, children }: EditorSectionProps) {
  const id = useId()
  const heading = (
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
  )
  const content = (
    <Flex vertical gap={16} className={styles.content}>
      {children}
    </Flex>
  )
  if (isCollapsible) {
    return (
      <Card>
        <details open>
          <summary className={styles.summary}>{heading}</summary>
          {content}
        </details>
      </Card>
    )
  }
  return (
    <section aria-labelledby={id}>
      <Card>
        {heading}
        {content}
      </Card>
    </section>
  )
}
