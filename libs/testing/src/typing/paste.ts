import userEvent from '@testing-library/user-event'

/**
 * Writes at the end of a field, at once: by letters each of them would render the form anew, which takes most of a
 * test's time. Where the letters themselves matter (a search, a code, a date, Enter), take `userEvent.type`.
 */
export async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(text)
}
