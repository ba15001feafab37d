import { FEATURES_MAX, featureIcons, HEADLINE_MAX, PARAGRAPH_MAX } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { DraftField } from '../../editor/draft-field.tsx'
import { ItemList } from '../../editor/item-list.tsx'
import { FeatureIconChoice } from './feature-icon-choice.tsx'

const emptyFeature = { title: '', description: '', icon: featureIcons[0] }

/** The features: add, remove and put in order. */
export function FeatureListFields() {
  const { t } = useTranslation('adminContent')
  return (
    <ItemList labels="homepage.features" name="features" max={FEATURES_MAX} newItem={emptyFeature}>
      {(index) => (
        <>
          <DraftField name={[index, 'title']} label={t('homepage.features.title')} maxLength={HEADLINE_MAX} />
          <DraftField
            name={[index, 'description']}
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
