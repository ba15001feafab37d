import { avatarUrl, type Portrait, portraitUrl } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Button } from '@confida/ui'
import { Palette, Shuffle, Type } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { PersonIcon } from '../../illustrations/person-icon.tsx'
import styles from './portrait.module.css'
import { PortraitEditor } from './portrait-editor.tsx'
import { randomPortrait } from './random-portrait.ts'

interface PortraitFieldProps {
  name: string
  /** Null for the letter. */
  portrait: Portrait | null
  onChange: (portrait: Portrait | null) => void
}

/** The companion's picture: the letter of the name, unless a portrait is drawn. */
export function PortraitField({ name, portrait, onChange }: PortraitFieldProps) {
  const { t } = useTranslation('companions')
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const picture = portrait ? portraitUrl(portrait) : name.trim() && avatarUrl(name)
  const surprise = () => onChange(randomPortrait(portrait))

  const handleOpen = () => {
    if (!portrait && !isOpen) surprise()
    setIsOpen(!isOpen)
  }
  const handleLetter = () => {
    setIsOpen(false)
    onChange(null)
    // The button that was pressed goes.
    opener.current?.focus()
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('wizard.portrait.title')}</legend>
      <div className={styles.head}>
        {picture ? (
          <img src={picture} alt="" className={styles.picture} />
        ) : (
          <PersonIcon className={styles.picture} />
        )}
        <div className={styles.buttons}>
          <Button
            ref={opener}
            size="sm"
            variant="secondary"
            icon={<Palette aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={handleOpen}
          >
            {t(portrait ? 'wizard.portrait.change' : 'wizard.portrait.draw')}
          </Button>
          {portrait && (
            <>
              <Button size="sm" variant="ghost" icon={<Shuffle aria-hidden />} onClick={surprise}>
                {t('wizard.portrait.surprise')}
              </Button>
              <Button size="sm" variant="ghost" icon={<Type aria-hidden />} onClick={handleLetter}>
                {t('wizard.portrait.letter')}
              </Button>
            </>
          )}
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && portrait && <PortraitEditor portrait={portrait} onChange={onChange} />}
      </div>
    </fieldset>
  )
}
