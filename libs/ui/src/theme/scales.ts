/** Tokens that are the same in both themes; the key is the custom property's name without `--cf-`. */
export const scales = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-16': '4rem',
  'space-20': '5rem',
  'space-24': '6rem',

  'radius-sm': '8px',
  'radius-md': '12px',
  'radius-lg': '18px',
  'radius-xl': '26px',
  'radius-full': '999px',

  'font-body': "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
  'font-display': "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif",
  'text-xs': '0.75rem',
  'text-sm': '0.875rem',
  'text-md': '1rem',
  'text-lg': '1.125rem',
  'text-xl': '1.375rem',
  'text-2xl': 'clamp(1.5rem, 1.35rem + 0.7vw, 1.875rem)',
  'text-3xl': 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)',
  'text-hero': 'clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)',
  'leading-tight': '1.15',
  'leading-snug': '1.35',
  'leading-body': '1.6',
  'weight-medium': '500',
  'weight-semibold': '600',
  'weight-bold': '700',

  'control-sm': '36px',
  'control-md': '46px',
  'control-lg': '54px',
  'dense-control-sm': '28px',
  'dense-control-md': '36px',
  'touch-control': '44px',
  'width-content': '72rem',
  'width-text': '42rem',

  'duration-fast': '120ms',
  'duration-base': '220ms',
  'duration-slow': '420ms',
  ease: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  'ease-spring': 'cubic-bezier(0.34, 1.4, 0.5, 1)',

  'layer-sticky': '100',
  'layer-menu': '200',
  'layer-toast': '2',
} as const

/** What `data-density="dense"` on an element sets for what is inside it: the back office, a place of work. */
export const denseScales = {
  'text-2xl': '1.25rem',
  'text-3xl': '1.5rem',
  'space-8': '1rem',
} as const satisfies Partial<Record<keyof typeof scales, string>>

/** Tokens built of colours: written into each theme's block, since a custom property is resolved where it stands. */
export const effects = {
  'shadow-sm': {
    light: '0 1px 2px rgb(74 42 30 / 6%), 0 1px 3px rgb(74 42 30 / 5%)',
    dark: '0 1px 2px rgb(0 0 0 / 40%)',
  },
  'shadow-md': {
    light: '0 2px 6px rgb(74 42 30 / 5%), 0 10px 28px -8px rgb(74 42 30 / 14%)',
    dark: '0 2px 6px rgb(0 0 0 / 35%), 0 12px 30px -8px rgb(0 0 0 / 55%)',
  },
  'shadow-lg': {
    light: '0 6px 16px rgb(74 42 30 / 7%), 0 30px 70px -18px rgb(74 28 48 / 28%)',
    dark: '0 6px 18px rgb(0 0 0 / 40%), 0 34px 80px -16px rgb(0 0 0 / 75%)',
  },
  'shadow-primary': {
    light: '0 1px 2px rgb(90 24 52 / 30%), 0 8px 22px -8px rgb(140 47 85 / 55%)',
    dark: '0 1px 2px rgb(0 0 0 / 45%), 0 10px 26px -8px rgb(194 82 120 / 50%)',
  },
  'gradient-primary': {
    light: 'linear-gradient(135deg, var(--cf-primary) 0%, var(--cf-primary-glow) 100%)',
    dark: 'linear-gradient(135deg, var(--cf-primary) 0%, var(--cf-primary-glow) 100%)',
  },
  'gradient-page': {
    light:
      'radial-gradient(60rem 34rem at 92% -8rem, rgb(240 162 116 / 22%), transparent 68%), radial-gradient(46rem 32rem at -6% 2rem, rgb(181 72 95 / 13%), transparent 66%)',
    dark: 'radial-gradient(60rem 36rem at 92% -8rem, rgb(194 82 95 / 22%), transparent 68%), radial-gradient(46rem 34rem at -6% 2rem, rgb(120 60 140 / 24%), transparent 66%)',
  },
  'ring-focus': {
    light: '0 0 0 3px rgb(176 58 110 / 22%)',
    dark: '0 0 0 3px rgb(242 165 192 / 26%)',
  },
} as const
