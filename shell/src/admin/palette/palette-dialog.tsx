import { useTranslation } from '@confida/i18n'
import { Dialog, VisuallyHidden } from '@confida/ui'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import styles from './palette-dialog.module.css'
import type { PaletteEntry } from './palette-entry.ts'
import { optionId, PaletteList } from './palette-list.tsx'
import { type PaletteOffer, usePaletteGroups } from './use-palette-groups.ts'

const TEXT_MAX = 100

interface PaletteDialogProps extends PaletteOffer {
  onChoose: (entry: PaletteEntry) => void
  onClose: () => void
}

/** The palette: a combobox whose list stays in sight. The focus stays in the field, arrow keys move through the list. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { onChoose, onClose } = props
  const { t } = useTranslation('shell')
  const listId = useId()
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const { groups, notice } = usePaletteGroups(props, text)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ id }) => id === activeId) ?? entries[0]

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && active) onChoose(active)
    else if (step && active) setActiveId(entries.at((entries.indexOf(active) + step) % entries.length)?.id)
    else return
    event.preventDefault()
  }

  return (
    <Dialog open onClose={onClose} title={t('palette.title')} className={styles.panel}>
      <div className={styles.field}>
        <Search aria-hidden size={18} />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('palette.placeholder')}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={TEXT_MAX}
          dir={text ? 'auto' : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActiveId(undefined)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <PaletteList
        id={listId}
        label={t('palette.title')}
        groups={groups}
        active={active}
        onChoose={onChoose}
        onPoint={setActiveId}
      />
      <p className={styles.status} role="status">
        {notice ?? <VisuallyHidden>{t('palette.found', { count: entries.length })}</VisuallyHidden>}
      </p>
    </Dialog>
  )
}
