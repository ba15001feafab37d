import { createRoot } from 'react-dom/client'
import { Notes } from './notes.jsx'

/** What the shell calls: this remote draws itself, in the React that it brings. */
export function mount(element, props) {
  const root = createRoot(element)
  const update = (changed) => root.render(<Notes {...changed} />)
  update(props)
  return { update, unmount: () => root.unmount() }
}
