import type { DeletedUser } from '@confida/contracts'
import { Button } from '@confida/ui/antd'
import { useUserDisplay } from '../../users/user-display.ts'
import styles from './name-button.module.css'

interface NameButtonProps {
  user: DeletedUser
  onShow: (user: DeletedUser) => void
}

/** The name of a deleted account, which shows the account beside the list. */
export function NameButton({ user, onShow }: NameButtonProps) {
  const display = useUserDisplay()
  return (
    <Button type="link" className={styles.name} onClick={() => onShow(user)}>
      <bdi>{display.name(user)}</bdi>
    </Button>
  )
}
