import type { ContractDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { ContractBlocks } from './contract-blocks.tsx'
import styles from './contract-preview.module.css'

/** The terms as readers get them, made of the draft. */
export function ContractPreview({ draft }: { draft: ContractDraft }) {
  const { t } = useTranslation('adminContent')
  return (
    <section className={styles.sheet} dir="auto" aria-label={t('contract.preview')}>
      <h2 className={styles.title}>{draft.title}</h2>
      <ContractBlocks text={draft.intro} />
      {draft.sections.map(({ title, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a draft's sections have no identity of their own
        <div key={index}>
          <h3 className={styles.heading}>
            {index + 1}. {title}
          </h3>
          <ContractBlocks text={content} />
        </div>
      ))}
      <ContractBlocks text={draft.conclusion} />
    </section>
  )
}
