import { Check } from 'lucide-react'
import { useId } from 'react'
import styles from './menu.module.css'
import type { MenuChoice } from './menu.types.ts'
import { MenuLine } from './menu-line.tsx'

interface MenuChoiceGroupProps {
  choice: MenuChoice
  select: (action: () => void) => () => void
}

/** A heading and its `menuitemradio`s. */
export function MenuChoiceGroup({ choice, select }: MenuChoiceGroupProps) {
  const id = useId()
  const change = (value: string) => () => choice.onChange(value)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.heading}>
        {choice.label}
      </p>
      <div className={choice.compact ? styles.compact : undefined}>
        {choice.options.map((option) => (
          <MenuLine
            key={option.value}
            role="menuitemradio"
            label={option.label}
            icon={option.icon}
            lang={option.lang}
            checked={option.value === choice.value}
            aside={option.value === choice.value && <Check aria-hidden size={17} />}
            onSelect={choice.staysOpen ? change(option.value) : select(change(option.value))}
          />
        ))}
      </div>
    </div>
  )
}
