import { type EmailTemplateName, variablesOf } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Flex } from '@confida/ui/antd'
import { useId } from 'react'
import styles from './variable-help.module.css'

interface VariableHelpProps {
  name: EmailTemplateName
  onInsert: (mark: string) => void
}

/** The variables that a template may use; pressing one writes it into the text. No landmark: two languages have it. */
export function VariableHelp({ name, onInsert }: VariableHelpProps) {
  const { t } = useTranslation('adminContent')
  const id = useId()
  return (
    <div>
      <h2 id={id} className={styles.title}>
        {t('templates.variablesTitle')}
      </h2>
      <p className={styles.hint}>{t('templates.variablesHint')}</p>
      <ul aria-labelledby={id} className={styles.variables}>
        {variablesOf(name).map((variable) => (
          <li key={variable}>
            <Button style={{ blockSize: 'auto' }} onClick={() => onInsert(`{{${variable}}}`)}>
              <Flex vertical align="flex-start" className={styles.variable}>
                <code dir="ltr">{`{{${variable}}}`}</code>
                <span>{t(`templates.variables.${variable}`)}</span>
              </Flex>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
