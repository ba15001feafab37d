import type { ContractForEditing } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Flex } from '@confida/ui/antd'
import { EditorSection } from '../../editor/editor-section.tsx'
import { SavedLine } from '../../editor/saved-line.tsx'
import { TextList } from '../../layout/text-list.tsx'
import styles from './contract-view.module.css'

interface ContractViewProps {
  contract: ContractForEditing
  /** A draft differs from what is shown. */
  isDirty: boolean
  onEdit: () => void
}

/** The saved texts, to be read. */
export function ContractView({ contract, isDirty, onEdit }: ContractViewProps) {
  const { t } = useTranslation('adminContent')
  const text = (name: 'title' | 'intro' | 'conclusion'): [string, string] => [
    t(`contract.fields.${name}`),
    contract[name] || t('contract.none'),
  ]
  return (
    <Flex vertical gap={20}>
      <SavedLine
        version={contract.version}
        lastUpdated={contract.last_updated}
        editLabel={t('contract.edit')}
        onEdit={onEdit}
      />
      {isDirty && <Alert showIcon type="warning" title={t('editor.unsavedElsewhere')} />}
      <EditorSection title={t('contract.parts.opening')}>
        <TextList texts={[text('title'), text('intro')]} />
      </EditorSection>
      <EditorSection title={t('contract.parts.sections')}>
        {contract.sections.length === 0 && <p>{t('contract.sections.empty')}</p>}
        {contract.sections.map(({ title, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections have no identity but their number
          <div key={index} dir="auto">
            <h3 className={styles.heading}>
              {index + 1}. {title}
            </h3>
            <p className={styles.content}>{content}</p>
          </div>
        ))}
      </EditorSection>
      <EditorSection title={t('contract.parts.closing')}>
        <TextList texts={[text('conclusion')]} />
      </EditorSection>
    </Flex>
  )
}
