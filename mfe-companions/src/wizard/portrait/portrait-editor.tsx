import {
  type Portrait,
  portraitBackgrounds,
  portraitExpressions,
  portraitHair,
  portraitHairColours,
  portraitSkins,
} from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import styles from './portrait.module.css'
import { PortraitPart } from './portrait-part.tsx'

interface PortraitEditorProps {
  portrait: Portrait
  onChange: (portrait: Portrait) => void
}

/** What a portrait is drawn from, part by part. */
export function PortraitEditor({ portrait, onChange }: PortraitEditorProps) {
  const { t } = useTranslation('companions')
  const isBald = portrait.hair === 'none'
  return (
    <div className={styles.editor}>
      <PortraitPart
        part="hair"
        title={t('wizard.portrait.parts.hair')}
        choices={portraitHair}
        portrait={portrait}
        nameOf={(hair) => t(`wizard.portrait.hair.${hair}`)}
        onChange={onChange}
      />
      {!isBald && (
        <PortraitPart
          part="hair_colour"
          title={t('wizard.portrait.parts.hair_colour')}
          choices={portraitHairColours}
          portrait={portrait}
          nameOf={(colour) => t(`wizard.portrait.hairColours.${colour}`)}
          onChange={onChange}
        />
      )}
      <PortraitPart
        part="skin"
        title={t('wizard.portrait.parts.skin')}
        choices={portraitSkins}
        portrait={portrait}
        nameOf={(skin) => t(`wizard.portrait.skins.${skin}`)}
        onChange={onChange}
      />
      <PortraitPart
        part="expression"
        title={t('wizard.portrait.parts.expression')}
        choices={portraitExpressions}
        portrait={portrait}
        nameOf={(expression) => t(`wizard.portrait.expressions.${expression}`)}
        onChange={onChange}
      />
      <PortraitPart
        part="background"
        title={t('wizard.portrait.parts.background')}
        choices={portraitBackgrounds}
        portrait={portrait}
        nameOf={(colour) => t(`wizard.portrait.backgrounds.${colour}`)}
        onChange={onChange}
      />
    </div>
  )
}
