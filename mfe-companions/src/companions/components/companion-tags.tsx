import type { CompanionDraft } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { classNames, Tag } from '@confida/ui'
import { approachIcons, interestIcons, styleIcons } from '../option-icons.ts'
import styles from './companion-tags.module.css'

type Choices = Pick<Partial<CompanionDraft>, 'communication_style' | 'interests' | 'relationship_approach'>

/** A companion's interests, way of speaking and kind of bond as tags, as far as they are chosen. */
export function CompanionTags({ choices, className }: { choices: Choices; className?: string }) {
  const { t } = useTranslation('companions')
  const { t: tOptions } = useTranslation('options')
  const { communication_style: style, relationship_approach: approach, interests = [] } = choices
  const StyleIcon = style && styleIcons[style]
  const ApproachIcon = approach && approachIcons[approach]
  return (
    <div className={classNames(styles.tags, className)}>
      {interests.length > 0 && (
        <ul aria-label={t('companions.interests')} className={classNames('cf-list', styles.list)}>
          {interests.map((interest) => {
            const Icon = interestIcons[interest]
            return (
              <li key={interest}>
                <Tag tone="accent" icon={<Icon aria-hidden size={14} />}>
                  {tOptions(`interests.${interest}`)}
                </Tag>
              </li>
            )
          })}
        </ul>
      )}
      {(style || approach) && (
        <p className={styles.manner}>
          {StyleIcon && (
            <span>
              <StyleIcon aria-hidden size={15} />
              {tOptions(`styles.${style}`)}
            </span>
          )}
          {ApproachIcon && (
            <span>
              <ApproachIcon aria-hidden size={15} />
              {tOptions(`approaches.${approach}`)}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
