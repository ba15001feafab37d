import { colours, type ThemeName } from './colours.ts'
import { denseScales, effects, scales } from './scales.ts'

const declare = (name: string, value: string) => `  --cf-${name}: ${value};`

function themed(theme: ThemeName): string {
  return [
    `  color-scheme: ${theme};`,
    ...Object.entries(colours).map(([name, shade]) => declare(name, shade[theme])),
    ...Object.entries(effects).map(([name, shade]) => declare(name, shade[theme])),
  ].join('\n')
}

const scaled = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => declare(name, value))
    .join('\n')

/**
 * The text of `tokens.css`. Without a `data-theme` the system's preference decides, so that the first paint is right
 * before any script runs; `data-theme` on any element sets the theme of what is inside it.
 */
export function tokensCss(): string {
  return [
    '/* Made by `npm run tokens` from colours.ts and scales.ts; edit those. */',
    `:root {\n${scaled(scales)}\n}`,
    `[data-density='dense'] {\n${scaled(denseScales)}\n}`,
    `:root,\n[data-theme='light'] {\n${themed('light')}\n}`,
    `[data-theme='dark'] {\n${themed('dark')}\n}`,
    `@media (prefers-color-scheme: dark) {\n:root:not([data-theme]) {\n${themed('dark')}\n}\n}`,
    '@media (prefers-reduced-motion: reduce) {\n:root {\n' +
      `${['fast', 'base', 'slow'].map((step) => declare(`duration-${step}`, '1ms')).join('\n')}\n}\n}`,
    '',
  ].join('\n\n')
}
