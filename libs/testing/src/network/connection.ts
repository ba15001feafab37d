import { jest } from '@jest/globals'
import { act } from '@testing-library/react'

/** The browser loses its connection, or has one again. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
