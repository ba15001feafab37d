import type { ThemeConfig } from 'antd/es/config-provider'
import theme from 'antd/es/theme'
import { type ColourName, colours, type ThemeName } from '../theme/colours.ts'
import { scales } from '../theme/scales.ts'

/** `dense` is the back office, with more rows on a screen; `touch` the same where a finger has to hit it. */
export type Density = 'comfortable' | 'dense' | 'touch'

const pixels = (scale: keyof typeof scales) => Number.parseInt(scales[scale], 10)

const densities = {
  comfortable: {
    fontSize: 15,
    controlHeight: pixels('control-md'),
    controlHeightSM: pixels('control-sm'),
    controlHeightLG: pixels('control-lg'),
  },
  dense: {
    fontSize: 14,
    controlHeight: pixels('dense-control-md'),
    controlHeightSM: pixels('dense-control-sm'),
    controlHeightLG: pixels('control-md'),
  },
  touch: {
    fontSize: 14,
    controlHeight: pixels('touch-control'),
    controlHeightSM: pixels('control-sm'),
    controlHeightLG: pixels('control-md'),
  },
} satisfies Record<Density, ThemeConfig['token']>

/** Of the back office: rows of 36 px, in which a tag has room, and small words over small figures. */
const denseComponents = {
  // With the buttons' corners a small box would be a circle, which is what a radio is.
  Checkbox: { borderRadiusSM: 4 },
  Descriptions: { paddingXS: 1 },
  Statistic: { titleFontSize: 13, contentFontSize: 20 },
  Table: { cellFontSize: 13, cellPaddingBlock: 7, cellPaddingInline: 10 },
}

const statuses = { Success: 'success', Warning: 'warning', Error: 'danger', Info: 'info' } as const

/** `base.css` takes the length out of every transition then, and antd would wait for ends that never come. */
const isMotionReduced = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches

/** antd's theme from our tables. The colours are given as values: antd derives its own shades from them. */
export function antdTheme(name: ThemeName, density: Density): ThemeConfig {
  const colour = (key: ColourName) => colours[key][name]
  const dense = density === 'comfortable' ? undefined : denseComponents
  /** A status as text on its own soft background, as tags have it. */
  const statusText = Object.fromEntries(
    Object.entries(statuses).map(([status, key]) => [`color${status}`, colour(`${key}-text`)]),
  )
  return {
    algorithm: name === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: 'cf-antd' },
    hashed: false,
    token: {
      colorPrimary: colour('primary'),
      colorInfo: colour('info'),
      colorSuccess: colour('success'),
      colorWarning: colour('warning'),
      colorError: colour('danger'),
      colorErrorText: colour('danger-text'),
      colorLink: colour('primary-text'),
      colorBgBase: colour('surface-raised'),
      colorBgContainer: colour('surface-raised'),
      colorBgElevated: colour('surface-raised'),
      colorBgLayout: colour('bg'),
      colorBgMask: colour('overlay'),
      colorText: colour('text'),
      colorTextSecondary: colour('text-muted'),
      colorTextTertiary: colour('text-subtle'),
      colorTextDescription: colour('text-muted'),
      colorTextPlaceholder: colour('text-subtle'),
      colorTextHeading: colour('text'),
      colorIcon: colour('text-muted'),
      colorBorder: colour('border-strong'),
      colorBorderSecondary: colour('border'),
      colorPrimaryBg: colour('primary-soft'),
      colorSuccessBg: colour('success-soft'),
      colorWarningBg: colour('warning-soft'),
      colorErrorBg: colour('danger-soft'),
      colorInfoBg: colour('info-soft'),
      controlItemBgHover: colour('surface-hover'),
      controlItemBgActive: colour('primary-soft'),
      controlItemBgActiveHover: colour('primary-soft'),
      fontFamily: 'var(--cf-font-body)',
      motion: !isMotionReduced(),
      ...densities[density],
      borderRadius: pixels('radius-md'),
      borderRadiusLG: pixels('radius-lg'),
      borderRadiusSM: pixels('radius-sm'),
      boxShadowSecondary: 'var(--cf-shadow-lg)',
    },
    components: {
      // antd's dark palette changes the colours that the components derive; buttons keep ours, whose contrast is tested.
      Button: {
        colorPrimary: colour('primary'),
        colorPrimaryHover: colour('primary-hover'),
        colorPrimaryActive: colour('primary-active'),
        colorError: colour('danger'),
        colorErrorHover: colour('danger-hover'),
        colorErrorActive: colour('danger-hover'),
        dangerColor: colour('on-status'),
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Checkbox: dense?.Checkbox,
      Tag: statusText,
      Form: {
        labelColor: colour('text'),
        // Of what is wrong, which is read.
        colorError: colour('danger-text'),
        itemMarginBottom: 0,
        verticalLabelPadding: '0 0 4px',
      },
      Descriptions: { labelColor: colour('text-muted'), itemPaddingBottom: 8, ...dense?.Descriptions },
      Segmented: {
        itemColor: colour('text-muted'),
        itemSelectedColor: colour('text'),
        trackBg: colour('surface-sunken'),
      },
      Tabs: {
        itemSelectedColor: colour('primary-text'),
        itemHoverColor: colour('primary-text'),
        inkBarColor: colour('primary-text'),
      },
      Result: { titleFontSize: 18, iconFontSize: 48 },
      Table: {
        headerBg: colour('surface-sunken'),
        headerColor: colour('text-muted'),
        headerSortActiveBg: colour('surface-sunken'),
        headerSortHoverBg: colour('surface-hover'),
        bodySortBg: colour('surface-raised'),
        rowHoverBg: colour('surface-hover'),
        borderColor: colour('border'),
        cellPaddingBlock: 14,
        ...dense?.Table,
      },
      Statistic: dense?.Statistic,
      DatePicker: { cellHeight: 32, cellWidth: 40, colorTextDisabled: colour('text-subtle') },
      Select: { optionSelectedColor: colour('text'), optionSelectedBg: colour('primary-soft') },
      Modal: { contentBg: colour('surface'), headerBg: colour('surface') },
    },
  }
}
