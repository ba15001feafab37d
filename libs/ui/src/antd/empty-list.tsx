import Empty from 'antd/es/empty'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyListProps {
  icon: LucideIcon
  title: string
  /** A button that leads on. */
  children?: ReactNode
}

/** Shown instead of a list without entries. */
export const EmptyList = ({ icon: Icon, title, children }: EmptyListProps) => (
  <Empty
    image={<Icon aria-hidden size={44} strokeWidth={1.5} style={{ marginInline: 'auto' }} />}
    styles={{ root: { paddingBlock: 48 }, image: { blockSize: 52 } }}
    description={title}
  >
    {children}
  </Empty>
)
