import { useTranslation } from '@confida/i18n'
import { AlertDialogText } from './alert-dialog.tsx'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import styles from './record-conflict.module.css'

interface ComparedField {
  label: string
  saved: string
  mine: string
}

interface RecordConflictProps {
  /** What somebody else has saved beside what was written here. */
  fields: ComparedField[]
  /** Saves what was written here over it. */
  onOverwrite: () => void
  /** Gives up what was written here. */
  onTakeSaved: () => void
  /** Back to the form, as it is. */
  onCancel: () => void
  /** In the place of the words for a record of which one version stays. */
  wording?: { text: string; takeSaved: string; overwrite: string; mine?: string }
}

/** Somebody else has saved a record while it was edited: compares both, field by field, and lets one decide. */
export function RecordConflict(props: RecordConflictProps) {
  const { fields, onOverwrite, onTakeSaved, onCancel, wording } = props
  const { t } = useTranslation('common')
  return (
    <Modal
      open
      width={640}
      title={t('conflict.title')}
      onCancel={onCancel}
      footer={
        <>
          <Button autoFocus onClick={onTakeSaved}>
            {wording?.takeSaved ?? t('conflict.takeSaved')}
          </Button>
          <Button danger type="primary" onClick={onOverwrite}>
            {wording?.overwrite ?? t('conflict.overwrite')}
          </Button>
        </>
      }
    >
      <AlertDialogText>{wording?.text ?? t('conflict.text')}</AlertDialogText>
      <ul className={styles.fields}>
        {fields
          .filter(({ saved, mine }) => saved !== mine)
          .map(({ label, saved, mine }) => (
            <li key={label}>
              <h3>{label}</h3>
              <dl className={styles.both}>
                {[
                  [t('conflict.saved'), saved],
                  [wording?.mine ?? t('conflict.mine'), mine],
                ].map(([side, text]) => (
                  <div key={side}>
                    <dt>{side}</dt>
                    <dd dir="auto">{text || '–'}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
      </ul>
    </Modal>
  )
}
