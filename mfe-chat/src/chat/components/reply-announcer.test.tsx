import '@testing-library/jest-dom/jest-globals'
import { registerTexts, startI18n } from '@confida/i18n'
import { beforeAll, expect, it } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { createStore } from 'zustand'
import type { Conversation } from '../../conversation/conversation.ts'
import remote from '../../remote.ts'
import { ReplyAnnouncer } from './reply-announcer.tsx'

beforeAll(async () => {
  await startI18n()
  await registerTexts(remote.texts.namespace, remote.texts.load)
})

it('announces the place in the queue at first and each half of the way, then the reply', () => {
  const store = createStore(() => ({ lastReply: null as object | null, pending: null as object | null }))
  render(<ReplyAnnouncer name="Luna" conversation={{ store } as unknown as Conversation} />)
  const heard: string[] = []
  const hear = (place: number) => {
    act(() => store.setState({ pending: { place } }))
    const text = screen.getByTestId('announcer').textContent ?? ''
    if (heard.at(-1) !== text) heard.push(text)
  }
  for (let place = 20; place > 0; place--) hear(place)
  expect(heard.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual([20, 16, 8, 4, 2, 1])
  act(() => store.setState({ pending: null, lastReply: { key: 'r', text: 'Eccomi' } }))
  expect(screen.getByTestId('announcer')).toHaveTextContent('Luna: Eccomi')
})
