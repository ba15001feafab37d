import { useTranslation } from '@confida/i18n'
import { Eye, Monitor, PencilLine } from 'lucide-react'
import { type EditorMode, editorModes } from './editor-mode.ts'
import styles from './mode-switch.module.css'

const icons = { view: Eye, preview: Monitor, edit: PencilLine }

interface ModeSwitchProps {
  mode: EditorMode
  onChange: (mode: EditorMode) => void
}

/** View, preview or edit. */
export function ModeSwitch({ mode, onChange }: ModeSwitchProps) {
  const { t } = useTranslation('adminContent')
  return (
    <fieldset className={styles.switch}>
      <legend className="cf-hidden">{t('editor.mode')}</legend>
      {editorModes.map((each) => {
        const Icon = icons[each]
        return (
          <button
            key={each}
            type="button"
            className={styles.mode}
            aria-pressed={mode === each}
            onClick={() => onChange(each)}
          >
            <Icon aria-hidden size={17} />
            {t(`editor.modes.${each}`)}
          </button>
        )
      })}
    </fieldset>
  )
}
