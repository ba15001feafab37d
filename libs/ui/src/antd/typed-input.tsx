import { type ComponentProps, createContext, use } from 'react'

/** The text that stands in a date field and is no day. */
export const UnreadText = createContext<string | undefined>(undefined)

/** The input of antd's picker, which by itself would forget a text that is no day. */
export function TypedInput({ value, ...input }: ComponentProps<'input'>) {
  const unread = use(UnreadText)
  return <input {...input} value={unread ?? value} />
}
