import { useTranslation } from '@confida/i18n'
import { Segmented } from '@confida/ui/antd'
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
    <Segmented<EditorMode>
      aria-label={t('editor.mode')}
      value={mode}
      options={editorModes.map((each) => {
        const Icon = icons[each]
        return {
          value: each,
          label: (
            <span className={styles.mode}>
              <Icon aria-hidden size={16} />
              {t(`editor.modes.${each}`)}
            </span>
          ),
        }
      })}
      onChange={onChange}
    />
  )
}
