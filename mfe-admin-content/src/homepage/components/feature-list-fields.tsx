import {
  FEATURES_MAX,
  featureIcons,
  HEADLINE_MAX,
  type HomepageDraft,
  PARAGRAPH_MAX,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Stack } from '@confida/ui'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { DraftField } from '../../editor/draft-field.tsx'
import { ItemFields } from '../../editor/item-fields.tsx'
import { FeatureIconChoice } from './feature-icon-choice.tsx'

const emptyFeature = { title: '', description: '', icon: featureIcons[0] }

/** The features: add, remove and put in order. */
export function FeatureListFields() {
  const { t } = useTranslation('adminContent')
  const { fields, append, remove, move } = useFieldArray<HomepageDraft, 'features'>({ name: 'features' })
  return (
    <Stack gap={4}>
      {fields.map((field, index) => (
        <ItemFields
          key={field.id}
          index={index}
          count={fields.length}
          labels="homepage.features"
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        >
          <DraftField<HomepageDraft>
            name={`features.${index}.title`}
            label={t('homepage.features.title')}
            maxLength={HEADLINE_MAX}
          />
          <DraftField<HomepageDraft>
            name={`features.${index}.description`}
            label={t('homepage.features.description')}
            maxLength={PARAGRAPH_MAX}
            rows={2}
          />
          <FeatureIconChoice index={index} />
        </ItemFields>
      ))}
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden />}
          disabled={fields.length >= FEATURES_MAX}
          onClick={() => append(emptyFeature)}
        >
          {t('homepage.features.add')}
        </Button>
      </div>
    </Stack>
  )
}
