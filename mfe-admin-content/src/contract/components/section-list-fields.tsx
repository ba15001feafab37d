import {
  CONTRACT_SECTIONS_MAX,
  CONTRACT_TEXT_MAX,
  CONTRACT_TITLE_MAX,
  type ContractDraft,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useFieldArray } from 'react-hook-form'
import { DraftField } from '../../editor/draft-field.tsx'
import { ItemList } from '../../editor/item-list.tsx'

const emptySection = { title: '', content: '' }

/** The numbered sections: add, remove and put in order. */
export function SectionListFields() {
  const { t } = useTranslation('adminContent')
  const array = useFieldArray<ContractDraft, 'sections'>({ name: 'sections' })
  return (
    <ItemList
      labels="contract.sections"
      array={array}
      max={CONTRACT_SECTIONS_MAX}
      onAdd={() => array.append(emptySection)}
    >
      {(index) => (
        <>
          <DraftField<ContractDraft>
            name={`sections.${index}.title`}
            label={t('contract.sections.title')}
            maxLength={CONTRACT_TITLE_MAX}
          />
          <DraftField<ContractDraft>
            name={`sections.${index}.content`}
            label={t('contract.sections.content')}
            maxLength={CONTRACT_TEXT_MAX}
            rows={5}
          />
        </>
      )}
    </ItemList>
  )
}
