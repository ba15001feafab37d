import type { ThemeConfig } from 'antd/es/config-provider'
import theme from 'antd/es/theme'
import { type ColourName, colours, type ThemeName } from '../theme/colours.ts'

/** antd's theme from our tables. The colours are given as values: antd derives its own shades from them. */
export function antdTheme(name: ThemeName): ThemeConfig {
  const colour = (key: ColourName) => colours[key][name]
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
      controlItemBgHover: colour('surface-hover'),
      controlItemBgActive: colour('primary-soft'),
      controlItemBgActiveHover: colour('primary-soft'),
      fontFamily: 'var(--cf-font-body)',
      fontSize: 15,
      controlHeight: 46,
      controlHeightSM: 36,
      controlHeightLG: 54,
      borderRadius: 12,
      borderRadiusLG: 18,
      borderRadiusSM: 8,
      boxShadowSecondary: 'var(--cf-shadow-lg)',
    },
    components: {
      Table: {
        headerBg: colour('surface-sunken'),
        headerColor: colour('text-muted'),
        headerSortActiveBg: colour('surface-sunken'),
        headerSortHoverBg: colour('surface-hover'),
        bodySortBg: colour('surface-raised'),
        rowHoverBg: colour('surface-hover'),
        borderColor: colour('border'),
        cellPaddingBlock: 14,
      },
      DatePicker: { cellHeight: 32, cellWidth: 40, colorTextDisabled: colour('text-subtle') },
      Switch: { trackHeight: 26, trackMinWidth: 46, handleSize: 22 },
      Pagination: {
        itemSize: 38,
        itemActiveColor: colour('primary-text'),
        itemActiveColorHover: colour('primary-text'),
      },
      Tabs: { itemSelectedColor: colour('primary-text'), inkBarColor: colour('primary-text') },
      Menu: { itemSelectedColor: colour('primary-text'), itemSelectedBg: colour('primary-soft') },
      Select: { optionSelectedColor: colour('text'), optionSelectedBg: colour('primary-soft') },
      Modal: { contentBg: colour('surface'), headerBg: colour('surface') },
    },
  }
}
