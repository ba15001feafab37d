import { CONTRACT_SECTIONS_MAX, CONTRACT_TEXT_MAX, CONTRACT_TITLE_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { DraftField } from '../../editor/draft-field.tsx'
import { ItemList } from '../../editor/item-list.tsx'

const emptySection = { title: '', content: '' }

/** The numbered sections: add, remove and put in order. */
export function SectionListFields() {
  const { t } = useTranslation('adminContent')
  return (
    <ItemList labels="contract.sections" name="sections" max={CONTRACT_SECTIONS_MAX} newItem={emptySection}>
      {(index) => (
        <>
          <DraftField
            name={[index, 'title']}
            label={t('contract.sections.title')}
            maxLength={CONTRACT_TITLE_MAX}
          />
          <DraftField
            name={[index, 'content']}
            label={t('contract.sections.content')}
            maxLength={CONTRACT_TEXT_MAX}
            rows={5}
          />
        </>
      )}
    </ItemList>
  )
}
