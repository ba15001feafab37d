import {
  CONTRACT_SECTIONS_MAX,
  CONTRACT_TEXT_MAX,
  CONTRACT_TITLE_MAX,
  type ContractDraft,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Stack } from '@confida/ui'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { DraftField } from '../../editor/draft-field.tsx'
import { ItemFields } from '../../editor/item-fields.tsx'

const emptySection = { title: '', content: '' }

/** The numbered sections: add, remove and put in order. */
export function SectionListFields() {
  const { t } = useTranslation('adminContent')
  const { fields, append, remove, move } = useFieldArray<ContractDraft, 'sections'>({ name: 'sections' })
  return (
    <Stack gap={4}>
      {fields.map((field, index) => (
        <ItemFields
          key={field.id}
          index={index}
          count={fields.length}
          labels="contract.sections"
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        >
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
        </ItemFields>
      ))}
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= CONTRACT_SECTIONS_MAX}
          onClick={() => append(emptySection)}
        >
          {t('contract.sections.add')}
        </Button>
      </div>
    </Stack>
  )
}
