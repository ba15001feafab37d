import { DEFAULT_LANGUAGE, type Language, type PricingTier, type TierTexts } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { LoadFailure, PageSpin, SelectFilter } from '@confida/ui/antd'
import { useLanguageOptions } from '../../editor/use-language-options.ts'
import { useTierTranslation } from '../api/pricing-tier.queries.ts'
import styles from './tier-translation.module.css'
import { TierTranslationForm } from './tier-translation-form.tsx'

interface TierTranslationProps {
  tier: PricingTier
  language: Language
  onLanguage: (language: Language) => void
  /** For the preview, which shows the texts while they are written. */
  onChange: (texts: TierTexts) => void
  onClose: () => void
}

/** A tier's texts beside those in another language, which is published by itself. */
export function TierTranslation({ tier, language, onLanguage, ...editing }: TierTranslationProps) {
  const { t } = useTranslation('adminContent')
  const options = useLanguageOptions((all) => ({
    missing: all.pricing_tiers[tier.id],
    outdated: all.outdated.pricing_tiers[tier.id],
  }))
  const translation = useTierTranslation(tier.id, language)
  return (
    <div className={styles.translation}>
      <h2 className={styles.title}>{t('tiers.translateTitle', { name: tier.name })}</h2>
      <SelectFilter<Language>
        className={styles.language}
        label={t('translations.main')}
        value={language}
        options={options.filter(({ value }) => value !== DEFAULT_LANGUAGE)}
        onChange={onLanguage}
      />
      {translation.isPending && <PageSpin />}
      {translation.isLoadingError && (
        <LoadFailure
          title={t('tiers.loadError')}
          isRetrying={translation.isFetching}
          onRetry={() => void translation.refetch()}
        />
      )}
      {translation.data && (
        <TierTranslationForm
          key={language}
          {...editing}
          id={tier.id}
          language={language}
          saved={translation.data}
        />
      )}
    </div>
  )
}
