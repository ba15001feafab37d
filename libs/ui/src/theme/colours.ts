/** One colour in both themes. */
export interface Shade {
  light: string
  dark: string
}

/**
 * Every colour of the product, in the sand (light) and the night (dark) theme. `tokens.css` and antd's theme are both
 * made from this table; `contrast.test.ts` holds its pairs to WCAG AA.
 */
export const colours = {
  bg: { light: '#faf5ef', dark: '#140e17' },
  surface: { light: '#fffdfb', dark: '#1e1622' },
  'surface-raised': { light: '#ffffff', dark: '#291f2e' },
  'surface-sunken': { light: '#f3ebe2', dark: '#100b13' },
  'surface-hover': { light: '#f6eee6', dark: '#302536' },

  text: { light: '#2a1a23', dark: '#f7eff2' },
  'text-muted': { light: '#64505b', dark: '#c9b9c3' },
  'text-subtle': { light: '#736069', dark: '#a999a5' },
  'text-inverse': { light: '#fffdfb', dark: '#1e1622' },

  primary: { light: '#8c2f55', dark: '#b34a76' },
  'primary-hover': { light: '#782546', dark: '#a83f6b' },
  'primary-active': { light: '#641d39', dark: '#97355e' },
  'primary-glow': { light: '#b5485f', dark: '#c2525f' },
  'on-primary': { light: '#ffffff', dark: '#ffffff' },
  'primary-soft': { light: '#f8e7ec', dark: '#3b2030' },
  'primary-text': { light: '#8c2f55', dark: '#f2a5c0' },

  accent: { light: '#f0a274', dark: '#f5b28b' },
  'on-accent': { light: '#35180a', dark: '#35180a' },
  'accent-soft': { light: '#fdeadb', dark: '#3c2719' },
  'accent-text': { light: '#8f4415', dark: '#f8bd99' },

  success: { light: '#1d7549', dark: '#23804f' },
  'success-soft': { light: '#e2f3e9', dark: '#15301f' },
  'success-text': { light: '#1a6a42', dark: '#7fd6a4' },
  warning: { light: '#d99413', dark: '#eab04c' },
  'warning-soft': { light: '#fcf0d5', dark: '#372a10' },
  'warning-text': { light: '#7d5200', dark: '#f0c274' },
  danger: { light: '#b3261e', dark: '#c63d36' },
  'danger-hover': { light: '#971d16', dark: '#b3322b' },
  'danger-soft': { light: '#fce8e6', dark: '#3d1a1a' },
  'danger-text': { light: '#a8221b', dark: '#ff9f97' },
  info: { light: '#2f5f9e', dark: '#3d6fb0' },
  'info-soft': { light: '#e6eef9', dark: '#182840' },
  'info-text': { light: '#2a568f', dark: '#9cc3f5' },
  'on-status': { light: '#ffffff', dark: '#ffffff' },

  border: { light: '#e8dcd0', dark: '#382b3e' },
  'border-strong': { light: '#8f7b82', dark: '#85738a' },
  skeleton: { light: '#efe5da', dark: '#2e2334' },
  'skeleton-shine': { light: '#f8f2eb', dark: '#3d2f44' },
  focus: { light: '#b03a6e', dark: '#f2a5c0' },
  star: { light: '#b86a00', dark: '#f5b955' },
  'star-fill': { light: '#eba53a', dark: '#f5b955' },
  'star-off': { light: '#8f7b82', dark: '#85738a' },
  overlay: { light: '#2a1a2399', dark: '#07040acc' },

  'bubble-mine': { light: '#8c2f55', dark: '#8f3860' },
  'on-bubble-mine': { light: '#ffffff', dark: '#ffffff' },
  'bubble-mine-meta': { light: '#f7dbe5', dark: '#f6d9e4' },
  'bubble-theirs': { light: '#ffffff', dark: '#2b2131' },
  'on-bubble-theirs': { light: '#2a1a23', dark: '#f7eff2' },
  'bubble-theirs-meta': { light: '#736069', dark: '#a999a5' },
} as const satisfies Record<string, Shade>

export type ColourName = keyof typeof colours
export type ThemeName = keyof Shade
