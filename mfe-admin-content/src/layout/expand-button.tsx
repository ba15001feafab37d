import { classNames } from '@confida/ui'
import { Button } from '@confida/ui/antd'
import { ChevronDown } from 'lucide-react'
import styles from './expand-button.module.css'

interface ExpandButtonProps {
  /** What it opens. */
  label: string
  isOpen: boolean
  onClick: () => void
}

/** Opens what is below a row, and closes it again. */
export const ExpandButton = ({ label, isOpen, onClick }: ExpandButtonProps) => (
  <Button
    type="text"
    size="small"
    className={styles.button}
    aria-label={label}
    aria-expanded={isOpen}
    icon={<ChevronDown aria-hidden size={16} className={classNames(styles.arrow, isOpen && styles.open)} />}
    onClick={onClick}
  />
)
