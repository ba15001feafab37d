import { useTranslation } from '@confida/i18n'
import { notify } from '@confida/ui'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { retryOnce } from '../../remotes/retry-once.ts'
import styles from './command-palette.module.css'
import { type PaletteEntry, toSearch } from './palette-entry.ts'
import { type AdminNavigation, usePaletteEntries } from './use-palette-entries.ts'
import { paletteKey, paletteKeyShortcut, usePaletteKey } from './use-palette-key.ts'
import { useRecentEntries } from './use-recent-entries.ts'

const loadDialog = () => retryOnce(() => import('./palette-dialog.tsx'))

interface CommandPaletteProps {
  navigation: AdminNavigation
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Goes to any screen, action or record by a few letters: a button in the header, and a key. */
export function CommandPalette({ navigation, isOpen, onOpenChange }: CommandPaletteProps): ReactNode {
  const { t } = useTranslation('shell')
  const common = useTranslation('common')
  const navigate = useNavigate()
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const { screens, shortcuts } = usePaletteEntries(navigation)
  const { recent, add } = useRecentEntries([...screens, ...shortcuts])

  const handleOpen = () => onOpenChange(true)
  usePaletteKey(handleOpen)

  const fail = useEffectEvent(() => {
    onOpenChange(false)
    notify.error(common.t('failure.text'))
  })
  useEffect(() => {
    if (isOpen) loadDialog().then(setModule, fail)
  }, [isOpen])

  const handleChoose = (entry: PaletteEntry) => {
    onOpenChange(false)
    add(entry)
    void navigate({ search: toSearch(entry) })
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={t('palette.open')}
        // What stands in it, for who says it aloud to press it.
        aria-label={`${t('palette.title')} ${paletteKey}`}
        aria-keyshortcuts={paletteKeyShortcut}
        aria-haspopup="dialog"
        onClick={handleOpen}
      >
        <Search aria-hidden size={20} />
        <span className={styles.label}>{t('palette.title')}</span>{' '}
        <kbd className={styles.key} dir="ltr">
          {paletteKey}
        </kbd>
      </button>
      {module && isOpen && (
        <module.PaletteDialog
          screens={screens}
          shortcuts={shortcuts}
          recent={recent}
          palettes={navigation.palettes}
          onChoose={handleChoose}
          onClose={() => onOpenChange(false)}
        />
      )}
    </>
  )
}
