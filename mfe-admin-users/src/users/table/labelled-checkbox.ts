import { cloneElement, type ReactElement } from 'react'

export type CheckboxElement = ReactElement<{ 'aria-label'?: string }>

/** antd names its own checkboxes in English only. */
export const labelledCheckbox = (box: CheckboxElement, label: string) =>
  cloneElement(box, { 'aria-label': label })
