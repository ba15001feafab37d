import { useTranslation } from '@confida/i18n'
import { Alert, Button, Flex } from '@confida/ui/antd'
import type { ReactNode } from 'react'
import { reasonOf } from '../problems/reason.ts'
import styles from './save-bar.module.css'

interface SaveBarProps {
  isDirty: boolean
  canSave: boolean
  isSaving: boolean
  error: Error | null
  /** What failed, above the reason that the server gave. */
  errorText: string
  /** Beside the error: what can be done about it. */
  errorAction?: ReactNode
  saveLabel?: string
  onCancel: () => void
}

/** Save and cancel, always in sight below what is being edited. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, canSave, isSaving, error, errorText, errorAction, saveLabel, onCancel } = props
  const { t } = useTranslation('adminContent')
  const { t: tc } = useTranslation('common')
  return (
    <div className={styles.bar}>
      {error && !isSaving && (
        <Alert
          showIcon
          type="error"
          title={errorText}
          description={
            <>
              {reasonOf(error) && <p>{reasonOf(error)}</p>}
              <p>{t('editor.kept')}</p>
            </>
          }
          action={errorAction}
        />
      )}
      <Flex wrap align="center" justify="space-between" gap={12}>
        <p className={styles.state} role="status">
          {isDirty && t('editor.unsaved')}
        </p>
        <Flex gap={12} className={styles.buttons}>
          <Button disabled={isSaving} onClick={onCancel}>
            {tc('actions.cancel')}
          </Button>
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!canSave}>
            {saveLabel ?? tc('actions.save')}
          </Button>
        </Flex>
      </Flex>
    </div>
  )
}
