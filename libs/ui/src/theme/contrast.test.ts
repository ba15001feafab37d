import { describe, expect, it } from '@jest/globals'
import { type ColourName, colours, type ThemeName } from './colours.ts'
import { contrastRatio } from './contrast.ts'

const surfaces: ColourName[] = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']

const onSurfaces: ColourName[] = [
  'text',
  'text-muted',
  'text-subtle',
  'primary-text',
  'accent-text',
  'success-text',
  'warning-text',
  'danger-text',
  'info-text',
]

const textPairs: [ColourName, ColourName][] = [
  ...onSurfaces.flatMap((text) => surfaces.map((surface): [ColourName, ColourName] => [text, surface])),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-primary', 'primary-active'],
  ['on-primary', 'primary-glow'],
  ['on-accent', 'accent'],
  ['on-status', 'success'],
  ['on-status', 'danger'],
  ['on-status', 'danger-hover'],
  ['on-status', 'info'],
  ['on-accent', 'warning'],
  ['primary-text', 'primary-soft'],
  ['text', 'primary-soft'],
  ['text-muted', 'primary-soft'],
  ['accent-text', 'accent-soft'],
  ['success-text', 'success-soft'],
  ['warning-text', 'warning-soft'],
  ['danger-text', 'danger-soft'],
  ['info-text', 'info-soft'],
  ['text', 'success-soft'],
  ['text', 'warning-soft'],
  ['text', 'danger-soft'],
  ['text', 'info-soft'],
  ['on-bubble-mine', 'bubble-mine'],
  ['bubble-mine-meta', 'bubble-mine'],
  ['on-bubble-theirs', 'bubble-theirs'],
  ['bubble-theirs-meta', 'bubble-theirs'],
  ['text-inverse', 'text'],
]

const controls: ColourName[] = ['border-strong', 'focus', 'star', 'star-off']
const controlPairs = controls.flatMap((control) =>
  surfaces.map((surface): [ColourName, ColourName] => [control, surface]),
)

const themes: ThemeName[] = ['light', 'dark']

describe.each(themes)('the %s theme', (theme) => {
  it.each(textPairs)('reads %s on %s', (text, surface) => {
    expect(contrastRatio(colours[text][theme], colours[surface][theme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)('shows %s on %s', (control, surface) => {
    expect(contrastRatio(colours[control][theme], colours[surface][theme])).toBeGreaterThanOrEqual(3)
  })
})
