import { readNumber, useLanguage, writeNumber } from '@confida/i18n'
import InputNumber, { type InputNumberProps } from 'antd/es/input-number'
import { useCallback } from 'react'

/** What a number field holds: a number, nothing, or a text that is no number, which stays where it was typed. */
export type NumberEntry = number | string | null

interface NumberFieldProps extends Omit<InputNumberProps, 'value' | 'onChange' | 'onInput'> {
  value?: NumberEntry
  onChange?: (entry: NumberEntry) => void
  /** Decimals; a whole number forgets those that are typed. */
  places?: number
}

const WRITTEN_PLACES = 2

/** A number of zero or more in the marks of the reader's language. In a `Form.Item` it gets its value from there. */
export function NumberField({ value, onChange, places = 0, ...input }: NumberFieldProps) {
  const language = useLanguage()
  const unread = typeof value === 'string' ? value : undefined

  const read = (text: string): NumberEntry => {
    if (text.trim() === '') return null
    const number = readNumber(text, WRITTEN_PLACES, language)
    if (number === undefined) return text
    return places === 0 ? Math.trunc(number) : number
  }
  // antd writes anew whenever this function changes.
  const formatter = useCallback(
    (number: unknown, info: { userTyping: boolean; input: string }) => {
      if (unread !== undefined) return unread
      if (info.userTyping) return info.input
      return number === '' || number === undefined ? '' : writeNumber(Number(number), places, language)
    },
    [unread, places, language],
  )
  return (
    <InputNumber<string | number>
      style={{ inlineSize: '100%' }}
      inputMode={places ? 'decimal' : 'numeric'}
      // As `min` it would turn -5 into 0 without a word.
      aria-valuemin={0}
      step={1 / 10 ** places}
      {...input}
      // antd shows a text that is no number as it is.
      value={value}
      parser={(text = '') => {
        const entry = read(text)
        return entry === null ? '' : typeof entry === 'number' ? entry : Number.NaN
      }}
      formatter={formatter}
      onChange={(number) => onChange?.(number === null ? null : Math.max(0, Number(number)))}
      onInput={(text) => {
        const entry = read(text)
        if (typeof entry === 'string') onChange?.(entry)
      }}
    />
  )
}
