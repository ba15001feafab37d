import {
  FEATURES_MAX,
  featureIcons,
  HEADLINE_MAX,
  type HomepageDraft,
  PARAGRAPH_MAX,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { useFieldArray } from 'react-hook-form'
import { DraftField } from '../../editor/draft-field.tsx'
import { ItemList } from '../../editor/item-list.tsx'
import { FeatureIconChoice } from './feature-icon-choice.tsx'

const emptyFeature = { title: '', description: '', icon: featureIcons[0] }

/** The features: add, remove and put in order. */
export function FeatureListFields() {
  const { t } = useTranslation('adminContent')
  const array = useFieldArray<HomepageDraft, 'features'>({ name: 'features' })
  return (
    <ItemList
      labels="homepage.features"
      array={array}
      max={FEATURES_MAX}
      onAdd={() => array.append(emptyFeature)}
    >
      {(index) => (
        <>
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
        </>
      )}
    </ItemList>
  )
}
