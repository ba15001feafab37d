require('@testing-library/jest-dom')

/** A desktop window in light mode that never changes; tests that need another replace `matchMedia`. */
window.matchMedia ??= (media) => ({
  media,
  matches: false,
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

/** jsdom has no styles of pseudo-elements and complains at each question about them. */
const { getComputedStyle } = window
window.getComputedStyle = (element) => getComputedStyle(element)
