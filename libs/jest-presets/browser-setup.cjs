require('@testing-library/jest-dom')

/**
 * A desktop window in light mode that never changes; tests that need another replace `matchMedia`. It moves nothing:
 * jsdom knows transitions, and never ends one.
 */
window.matchMedia ??= (media) => ({
  media,
  matches: media === '(prefers-reduced-motion: reduce)',
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})

class NeverObserves {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
window.ResizeObserver ??= NeverObserves
window.IntersectionObserver ??= NeverObserves
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}

/** Each test has a tab of its own. */
afterEach(() => sessionStorage.clear())
