import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { INACTIVITY_MS, type InactivityTimer, isIdle, startInactivityTimer } from './inactivity.ts'
import { LAST_ACTIVITY_KEY } from './storage.ts'

const minutes = (count: number) => count * 60_000
const onInactive = jest.fn()
const lastActivity = () => Number(localStorage.getItem(LAST_ACTIVITY_KEY))
let timer: InactivityTimer

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  onInactive.mockClear()
  localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()))
  timer = startInactivityTimer(onInactive)
})

afterEach(() => {
  timer.stop()
  jest.useRealTimers()
})

describe('inactivity', () => {
  it('ends the session at 60 minutes, not a second before', () => {
    jest.advanceTimersByTime(INACTIVITY_MS - 1000)
    expect(onInactive).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1000)
    expect(onInactive).toHaveBeenCalledTimes(1)
  })

  it('counts from its start where no activity is known of', () => {
    timer.stop()
    localStorage.removeItem(LAST_ACTIVITY_KEY)
    timer = startInactivityTimer(onInactive)
    jest.advanceTimersByTime(INACTIVITY_MS)
    expect(onInactive).toHaveBeenCalledTimes(1)
  })

  it.each(['mousemove', 'mousedown', 'keydown', 'scroll', 'wheel', 'touchstart', 'touchmove'])(
    'starts anew at a %s',
    (kind) => {
      jest.advanceTimersByTime(minutes(59))
      document.body.dispatchEvent(new Event(kind, { bubbles: true }))
      jest.advanceTimersByTime(minutes(59))
      expect(onInactive).not.toHaveBeenCalled()
      jest.advanceTimersByTime(minutes(1))
      expect(onInactive).toHaveBeenCalledTimes(1)
    },
  )

  it('counts activity in another tab', () => {
    jest.advanceTimersByTime(minutes(59))
    localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()))
    jest.advanceTimersByTime(minutes(59))
    expect(onInactive).not.toHaveBeenCalled()
  })

  it('can be paused and resumed', () => {
    timer.pause()
    jest.advanceTimersByTime(minutes(120))
    expect(onInactive).not.toHaveBeenCalled()
    timer.resume()
    jest.advanceTimersByTime(minutes(59))
    expect(onInactive).not.toHaveBeenCalled()
    jest.advanceTimersByTime(minutes(1))
    expect(onInactive).toHaveBeenCalledTimes(1)
  })

  it('goes on counting what was counted before its start', () => {
    timer.stop()
    localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now() - minutes(59)))
    timer = startInactivityTimer(onInactive)
    jest.advanceTimersByTime(minutes(1))
    expect(onInactive).toHaveBeenCalledTimes(1)
  })

  it('sees activity that a widget keeps to itself', () => {
    document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true })
    jest.advanceTimersByTime(minutes(59))
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }))
    expect(lastActivity()).toBe(Date.now())
  })

  it('tells the other tabs of activity once a second', () => {
    const move = () => window.dispatchEvent(new Event('mousemove'))
    move()
    const first = Date.now()
    jest.advanceTimersByTime(999)
    move()
    expect(lastActivity()).toBe(first)
    jest.advanceTimersByTime(1)
    move()
    expect(lastActivity()).toBe(first + 1000)
  })

  it('counts nothing while it is paused', () => {
    const paused = Date.now()
    timer.pause()
    jest.setSystemTime(paused + minutes(90))
    window.dispatchEvent(new Event('mousemove'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onInactive).not.toHaveBeenCalled()
    expect(lastActivity()).toBe(paused)
  })

  it('hears nothing once it is stopped', () => {
    const stopped = Date.now()
    timer.stop()
    jest.advanceTimersByTime(minutes(90))
    window.dispatchEvent(new Event('mousemove'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onInactive).not.toHaveBeenCalled()
    expect(lastActivity()).toBe(stopped)
  })

  it('ends the session when the page is seen again an hour later', () => {
    jest.setSystemTime(Date.now() + minutes(60))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(onInactive).toHaveBeenCalledTimes(1)
  })

  it('tells of activity, but not of what ends the session', () => {
    timer.stop()
    const onActivity = jest.fn()
    timer = startInactivityTimer(onInactive, onActivity)
    window.dispatchEvent(new Event('keydown'))
    expect(onActivity).toHaveBeenCalledTimes(1)
    jest.setSystemTime(Date.now() + minutes(60))
    window.dispatchEvent(new Event('keydown'))
    expect(onActivity).toHaveBeenCalledTimes(1)
  })

  it('knows whether somebody has been there in the last minute', () => {
    window.dispatchEvent(new Event('keydown'))
    jest.advanceTimersByTime(minutes(1))
    expect(isIdle()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(isIdle()).toBe(true)
    localStorage.removeItem(LAST_ACTIVITY_KEY)
    expect(isIdle()).toBe(false)
  })

  it('does not take the first touch after a sleep of the machine for activity', () => {
    jest.setSystemTime(Date.now() + minutes(60))
    document.body.dispatchEvent(new Event('mousemove', { bubbles: true }))
    expect(onInactive).toHaveBeenCalledTimes(1)
  })
})
