export interface PortraitFeatures {
  backdrop: string
  skin: string
  shade: string
  hair: string
  shirt: string
  /** Hair behind the head and in front of it, in a box of 100 by 100. */
  back?: string
  front: string
  beard?: string
  glasses?: boolean
}

/** The people of the illustrations. */
export const portraits = {
  luna: {
    backdrop: '#f6c3a0',
    skin: '#f3c9a9',
    shade: '#e3ab86',
    hair: '#5b2440',
    shirt: '#8c2f55',
    back: 'M50 14c-22 0-29 18-28 36 1 16-4 26-8 32 22 8 50 8 72 0-4-6-9-16-8-32 2-18-6-36-28-36z',
    front: 'M29 46c0-17 9-26 21-27 12 1 21 10 21 27-8-3-14-9-17-16-5 8-14 14-25 16z',
  },
  giulia: {
    backdrop: '#e9b7c4',
    skin: '#f0c2a0',
    shade: '#dfa47e',
    hair: '#8a4b2a',
    shirt: '#f3ede4',
    back: 'M50 13c-20 0-27 15-26 31 0 9-3 15-5 20 18 6 44 6 62 0-2-5-5-11-5-20 1-16-6-31-26-31z',
    front: 'M28 45c1-15 10-25 24-25 13 1 20 12 20 25-5-4-8-9-9-14-9 8-21 12-35 14z',
  },
  marco: {
    backdrop: '#b9cfc4',
    skin: '#d9a47c',
    shade: '#c08a62',
    hair: '#2d2027',
    shirt: '#3f5f73',
    front: 'M27 44c-3-17 8-28 24-28 15 0 25 10 22 28-2-6-5-10-7-13-10 3-22 3-31-1-3 4-6 8-8 14z',
    beard: 'M29 52c1 20 10 28 21 28s20-8 21-28c-3 8-8 10-12 9-5-2-13-2-18 0-4 1-9-1-12-9z',
  },
  elena: {
    backdrop: '#f2d59b',
    skin: '#e8b892',
    shade: '#d39c74',
    hair: '#b9b1ad',
    shirt: '#6d3b63',
    back: 'M50 12c-19 0-26 14-25 30 0 8-1 14-3 18 8 5 48 5 56 0-2-4-3-10-3-18 1-16-6-30-25-30z',
    front: 'M28 46c-1-17 9-27 23-27 13 0 22 10 21 27-9-2-17-7-21-14-5 7-13 12-23 14z',
    glasses: true,
  },
} as const satisfies Record<string, PortraitFeatures>

export type PortraitName = keyof typeof portraits
