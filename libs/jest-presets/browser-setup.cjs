require('@testing-library/jest-dom')
const { configure } = require('@testing-library/dom')

// The longest that a busy machine may take to show something; a test goes on as soon as it is there.
configure({ asyncUtilTimeout: 8000 })

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
