import { useTranslation } from '@confida/i18n'
import { Button, Flex, Form } from '@confida/ui/antd'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { ItemFields, type ItemLabels } from './item-fields.tsx'

interface ItemListProps {
  /** Where the texts are that name an item and what can be done with it. */
  labels: ItemLabels
  /** The list of the form around it. */
  name: string
  max: number
  newItem: object
  /** The fields of one item. */
  children: (index: number) => ReactNode
}

/** A list of items whose fields are edited: add, remove and put in order. */
export function ItemList({ labels, name, max, newItem, children }: ItemListProps) {
  const { t } = useTranslation('adminContent')
  const list = useRef<HTMLDivElement>(null)

  /** Changes the list at once, and leads the focus into the item at this place, or into the last one. */
  const changeAt = (index: number, part: string, change: () => void) => {
    flushSync(change)
    const items = [...(list.current?.querySelectorAll('fieldset') ?? [])]
    const item = items[index] ?? items.at(-1)
    const target = item ? item.querySelector<HTMLElement>(part) : list.current?.querySelector('button')
    target?.focus()
  }
  return (
    <Form.List name={name}>
      {(fields, { add, move, remove }) => (
        <Flex ref={list} vertical gap={16}>
          {fields.map(({ key, name: index }) => (
            <ItemFields
              key={key}
              list={name}
              index={index}
              count={fields.length}
              labels={labels}
              onMove={(by) => move(index, index + by)}
              onRemove={() => changeAt(index, 'summary', () => remove(index))}
            >
              {children(index)}
            </ItemFields>
          ))}
          <div>
            <Button
              icon={<Plus aria-hidden size={16} />}
              disabled={fields.length >= max}
              onClick={() => changeAt(fields.length, 'input, textarea', () => add(newItem))}
            >
              {t(`${labels}.add`)}
            </Button>
          </div>
        </Flex>
      )}
    </Form.List>
  )
}
