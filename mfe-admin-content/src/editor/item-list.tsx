import { useTranslation } from '@confida/i18n'
import { Button, Flex } from '@confida/ui/antd'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ItemFields, type ItemLabels } from './item-fields.tsx'

interface ItemListProps {
  /** Where the texts are that name an item and what can be done with it. */
  labels: ItemLabels
  /** The items, as the form keeps them. */
  array: {
    fields: { id: string }[]
    move: (from: number, to: number) => void
    remove: (index: number) => void
  }
  max: number
  onAdd: () => void
  /** The fields of one item. */
  children: (index: number) => ReactNode
}

/** A list of items whose fields are edited: add, remove and put in order. */
export function ItemList({ labels, array, max, onAdd, children }: ItemListProps) {
  const { t } = useTranslation('adminContent')
  const { fields, move, remove } = array
  return (
    <Flex vertical gap={16}>
      {fields.map(({ id }, index) => (
        <ItemFields
          key={id}
          index={index}
          count={fields.length}
          labels={labels}
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        >
          {children(index)}
        </ItemFields>
      ))}
      <div>
        <Button icon={<Plus aria-hidden size={16} />} disabled={fields.length >= max} onClick={onAdd}>
          {t(`${labels}.add`)}
        </Button>
      </div>
    </Flex>
  )
}
