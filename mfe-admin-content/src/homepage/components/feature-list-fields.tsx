import { FEATURES_MAX, featureIcons, type HomepageDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button, Stack } from '@confida/ui'
import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { FeatureFields } from './feature-fields.tsx'

const emptyFeature = { title: '', description: '', icon: featureIcons[0] }

/** The features: add, remove and put in order. */
export function FeatureListFields() {
  const { t } = useTranslation('adminContent')
  const { fields, append, remove, move } = useFieldArray<HomepageDraft, 'features'>({ name: 'features' })
  return (
    <Stack gap={4}>
      {fields.map((field, index) => (
        <FeatureFields
          key={field.id}
          index={index}
          isLast={index === fields.length - 1}
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        />
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
