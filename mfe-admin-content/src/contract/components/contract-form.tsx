import { CONTRACT_TEXT_MAX, CONTRACT_TITLE_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Flex } from '@confida/ui/antd'
import { DraftField } from '../../editor/draft-field.tsx'
import { EditorSection } from '../../editor/editor-section.tsx'
import { SectionListFields } from './section-list-fields.tsx'

/** Every text of the contract, in the order in which it is read. */
export function ContractForm() {
  const { t } = useTranslation('adminContent')
  return (
    <Flex vertical gap={20}>
      <Alert showIcon role="status" type="info" title={t('contract.bulletHint')} />
      <EditorSection isCollapsible title={t('contract.parts.opening')}>
        <DraftField name="title" label={t('contract.fields.title')} maxLength={CONTRACT_TITLE_MAX} />
        <DraftField
          name="intro"
          label={t('contract.fields.intro')}
          maxLength={CONTRACT_TEXT_MAX}
          optional
          rows={4}
        />
      </EditorSection>
      <EditorSection isCollapsible title={t('contract.parts.sections')}>
        <SectionListFields />
      </EditorSection>
      <EditorSection isCollapsible title={t('contract.parts.closing')}>
        <DraftField
          name="conclusion"
          label={t('contract.fields.conclusion')}
          maxLength={CONTRACT_TEXT_MAX}
          optional
          rows={3}
        />
      </EditorSection>
    </Flex>
  )
}
