import { USER_NOTE_MAX, type UserNote } from '@confida/contracts'
import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex, FormField, Input, LeftDraft, RecordConflict } from '@confida/ui/antd'
import { detailsOf } from '../../../problems/problem.ts'
import { NoteAuthor } from './note-author.tsx'
import styles from './note-form.module.css'
import { useEditNote } from './use-edit-note.ts'

interface NoteFormProps {
  userId: string
  note: UserNote
}

/** One text for all administrators; without text there is no note. */
export function NoteForm({ userId, note }: NoteFormProps) {
  const { t } = useTranslation('adminUsers')
  const { t: tc } = useTranslation('common')
  const { text, update, conflict, ...editing } = useEditNote(userId, note)
  const { base, current } = conflict
  return (
    <Flex vertical gap="middle">
      {editing.isRestored && <LeftDraft onDiscard={editing.discard} />}
      {update.isError && !current && (
        <Alert
          showIcon
          type="error"
          title={t('drawer.note.failed')}
          description={detailsOf(update.error).detail}
        />
      )}
      <p className={styles.small}>{t('drawer.note.hint')}</p>
      <FormField label={t('drawer.note.label')}>
        {(control) => (
          <Input.TextArea
            {...control}
            dir="auto"
            showCount
            maxLength={USER_NOTE_MAX}
            autoSize={{ minRows: 6, maxRows: 16 }}
            value={text}
            onChange={({ target }) => editing.change(target.value)}
          />
        )}
      </FormField>
      <Flex wrap gap="middle" className={styles.below} align="center" justify="space-between">
        <NoteAuthor note={base} />
        <Button
          type="primary"
          disabled={!editing.isChanged}
          loading={update.isPending}
          onClick={editing.save}
        >
          {tc('actions.save')}
        </Button>
      </Flex>
      {current && (
        <RecordConflict
          fields={[{ label: t('drawer.note.label'), saved: current.text, mine: text }]}
          onOverwrite={editing.overwrite}
          onTakeSaved={editing.takeSaved}
          onCancel={conflict.dismiss}
        />
      )}
    </Flex>
  )
}
