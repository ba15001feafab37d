import { createApp, h, shallowRef } from 'vue'
import Notes from './notes-view.vue'

/** What the shell calls: this remote draws itself, in Vue. */
export function mount(element, props) {
  const current = shallowRef(props)
  const app = createApp({ render: () => h(Notes, { shell: current.value }) })
  app.config.errorHandler = props.onError
  app.mount(element)
  return {
    update: (changed) => {
      current.value = changed
    },
    unmount: () => app.unmount(),
  }
}
