import { OptionCard, OptionGroup } from '@confida/ui'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface Choice<Value extends string> {
  value: Value
  title: string
  description?: string
  icon: LucideIcon
}

export interface ChoiceGroupProps<Value extends string> {
  legend: string
  hint?: ReactNode
  type?: 'radio' | 'checkbox'
  columnWidth?: string
  layout?: 'row' | 'tile'
  choices: readonly Choice<Value>[]
  isChosen: (value: Value) => boolean
  /** As many are chosen as may be: the others are dimmed. */
  isFull?: boolean
  onChoose: (value: Value) => void
}

/** The choices of a step as cards. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { legend, hint, type, columnWidth, layout, choices, isChosen, isFull, onChoose } = props
  const name = useId()
  return (
    <OptionGroup legend={legend} hint={hint} columnWidth={columnWidth}>
      {choices.map(({ value, title, description, icon: Icon }) => (
        <OptionCard
          key={value}
          name={name}
          type={type}
          layout={layout}
          value={value}
          aria-label={title}
          aria-description={description}
          title={title}
          description={description}
          icon={<Icon aria-hidden />}
          aria-disabled={(isFull && !isChosen(value)) || undefined}
          checked={isChosen(value)}
          onChange={() => onChoose(value)}
        />
      ))}
    </OptionGroup>
  )
}
