import type { ThemeConfig } from 'antd';

const FONT =
  '"Segoe UI", -apple-system, BlinkMacSystemFont, "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei UI", "Microsoft YaHei", "Source Han Sans SC", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

const PRIMARY = '#1F5FD0';
const GROUND = '#F3F5F9';

/** The look of the component kit. Every pair of text and ground has a contrast of at least 4.5. */
export const theme: ThemeConfig = {
  // Without a key of its own, a second React root on the page would overwrite these variables.
  cssVar: { prefix: 'takt', key: 'takt-app' },
  token: {
    colorPrimary: PRIMARY,
    colorInfo: PRIMARY,
    colorLink: PRIMARY,
    colorSuccess: '#1A7F37',
    colorWarning: '#B26A00',
    colorError: '#C4281C',
    colorText: '#1B2430',
    colorTextSecondary: '#5B6675',
    colorTextTertiary: '#667181',
    colorTextPlaceholder: '#6B7685',
    colorBgLayout: GROUND,
    colorBorder: '#D5DBE4',
    colorBorderSecondary: '#E6EAF0',
    borderRadius: 4,
    borderRadiusLG: 6,
    borderRadiusSM: 3,
    boxShadowSecondary: '0 6px 24px rgba(16, 30, 54, 0.16)',
    controlHeight: 32,
    fontFamily: FONT,
    fontSize: 14,
    motionDurationMid: '0.15s',
  },
  components: {
    Menu: { itemHeight: 36, iconSize: 18, itemSelectedBg: '#E8F0FD', itemBorderRadius: 4, subMenuItemBg: 'transparent' },
    Table: {
      headerBg: '#F0F3F8',
      headerColor: '#384352',
      rowHoverBg: '#F2F7FF',
      rowSelectedBg: '#E8F0FD',
      cellPaddingBlockSM: 6,
      cellPaddingInlineSM: 8,
      cellFontSizeSM: 13,
    },
    Form: { itemMarginBottom: 12, labelColor: '#5B6675' },
  },
};

/** Colours beside the component kit's own: ground, rail and what a document's state looks like everywhere. */
export const colors: Readonly<Record<`--takt-${string}`, string>> = {
  '--takt-ground': GROUND,
  '--takt-focus': PRIMARY,
  '--takt-brand-from': '#12223F',
  '--takt-brand-to': '#1B4C9B',
  '--takt-rail': '#16233A',
  '--takt-rail-hover': '#1D3054',
  '--takt-rail-active': '#24406F',
  '--takt-rail-text': '#C9D3E0',
  '--takt-state-new': '#4A5563',
  '--takt-state-new-ground': '#EEF1F5',
  '--takt-state-released': PRIMARY,
  '--takt-state-released-ground': '#E8F0FD',
  '--takt-state-waiting': '#9A5B00',
  '--takt-state-waiting-ground': '#FFF4DE',
  '--takt-state-done': '#1A7F37',
  '--takt-state-done-ground': '#E9F7EE',
  '--takt-state-refused': '#C4281C',
  '--takt-state-refused-ground': '#FDECEA',
  '--takt-state-closed': '#5B6675',
  '--takt-state-closed-line': '#C3CBD6',
};
