import { Card, Stack } from '@confida/ui'
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
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <Stack gap={5}>{children}</Stack>
    </Card>
  )
}
