import type { ThemeConfig } from 'antd';

const FONT =
  '"Segoe UI", -apple-system, BlinkMacSystemFont, "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei UI", "Microsoft YaHei", "Source Han Sans SC", "Noto Sans SC", "Noto Sans CJK SC", system-ui, sans-serif';

const PRIMARY = '#1F5FD0';
/** What lies under a state or a sentence by day; the kit would work out muddy ones from colours this dark. */
const GROUND = { done: '#E9F7EE', waiting: '#FFF4DE' } as const;

type Look = 'light' | 'dark';

/** What is the same in every look. */
const SHAPE = {
  borderRadius: 4,
  borderRadiusLG: 6,
  borderRadiusSM: 3,
  controlHeight: 32,
  fontFamily: FONT,
  fontSize: 14,
  motionDurationMid: '0.15s',
};
const MENU = { itemHeight: 36, iconSize: 18, itemBorderRadius: 4, subMenuItemBg: 'transparent' };
const TABLE = { cellPaddingBlockSM: 6, cellPaddingInlineSM: 8, cellFontSizeSM: 13 };
// Without a key of its own, a second React root on the page would overwrite these variables.
const cssVar = { prefix: 'takt', key: 'takt-app' };

/** The look of the component kit by day and by night. Every pair of text and ground has a contrast of at least 4.5. */
export const themes: Readonly<Record<Look, ThemeConfig>> = {
  light: {
    cssVar,
    token: {
      ...SHAPE,
      colorPrimary: PRIMARY,
      // What is pointed at gets darker; the kit would make it lighter, and too faint to read.
      colorPrimaryHover: '#1850B8',
      colorInfo: PRIMARY,
      colorLink: PRIMARY,
      colorLinkHover: '#1144AB',
      colorSuccess: '#1A7F37',
      colorSuccessBg: GROUND.done,
      colorSuccessBorder: '#A9D9B8',
      colorWarning: '#B26A00',
      colorWarningBg: GROUND.waiting,
      colorWarningBorder: '#EBC98A',
      colorError: '#C4281C',
      colorErrorHover: '#A81F15',
      colorText: '#1B2430',
      colorTextSecondary: '#5B6675',
      colorTextTertiary: '#667181',
      colorTextPlaceholder: '#6B7685',
      colorBgLayout: '#F3F5F9',
      colorBorder: '#D5DBE4',
      colorBorderSecondary: '#E6EAF0',
      boxShadowSecondary: '0 6px 24px rgba(16, 30, 54, 0.16)',
    },
    components: {
      Menu: { ...MENU, itemSelectedBg: '#E8F0FD' },
      // What an empty table says is to be read, too.
      Table: {
        ...TABLE,
        headerBg: '#F0F3F8',
        headerColor: '#384352',
        rowHoverBg: '#F2F7FF',
        rowSelectedBg: '#E8F0FD',
        colorTextDisabled: '#5B6675',
      },
      Form: { itemMarginBottom: 12, labelColor: '#5B6675' },
      // The ground of a switch that is off, which has a word on it.
      Switch: { colorTextQuaternary: '#6B7685', colorTextTertiary: '#5B6675' },
    },
  },
  dark: {
    cssVar,
    token: {
      ...SHAPE,
      colorPrimary: '#4A82E6',
      colorInfo: '#4A82E6',
      colorLink: '#A8C6FA',
      colorLinkHover: '#C9DCFC',
      colorSuccess: '#5FCF86',
      colorWarning: '#F2B04A',
      colorError: '#FF8A80',
      colorText: '#E6EAF0',
      colorTextSecondary: '#A3AEBD',
      colorTextTertiary: '#8D98A8',
      colorTextPlaceholder: '#8A95A5',
      colorBgLayout: '#0C1117',
      colorBgContainer: '#161D26',
      colorBgElevated: '#1C2530',
      colorBorder: '#334050',
      colorBorderSecondary: '#263140',
      boxShadowSecondary: '0 6px 24px rgba(0, 0, 0, 0.6)',
    },
    components: {
      // On the light red of the night, white would be too faint.
      Button: { dangerColor: '#2A0D0A' },
      Menu: { ...MENU, itemSelectedBg: '#1A2C4A', itemSelectedColor: '#8DB4F7', subMenuItemSelectedColor: '#8DB4F7' },
      Table: {
        ...TABLE,
        headerBg: '#1E2733',
        headerColor: '#C6D0DC',
        rowHoverBg: '#1B2636',
        rowSelectedBg: '#1A2C4A',
        colorTextDisabled: '#A3AEBD',
      },
      Form: { itemMarginBottom: 12, labelColor: '#A3AEBD' },
      Tabs: { itemSelectedColor: '#8DB4F7' },
      Pagination: { itemActiveColor: '#8DB4F7', itemActiveColorHover: '#A8C6FA' },
      Select: { optionSelectedBg: '#1A2C4A' },
      Badge: { colorError: '#C4281C' },
      // Darker than other blues of the night: a switch has a white word on it.
      Switch: { colorPrimary: '#2F6BD6', colorPrimaryHover: '#2862CC' },
    },
  },
};

/** Colours beside the component kit's own: ground, rail, tabs and what a document's state looks like everywhere. */
const colors: Readonly<Record<Look, Readonly<Record<`--takt-${string}`, string>>>> = {
  light: {
    '--takt-ground': '#F3F5F9',
    '--takt-focus': PRIMARY,
    '--takt-chosen': PRIMARY,
    '--takt-tab': '#F8F9FC',
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
    '--takt-state-waiting-ground': GROUND.waiting,
    '--takt-state-done': '#1A7F37',
    '--takt-state-done-ground': GROUND.done,
    '--takt-state-refused': '#C4281C',
    '--takt-state-refused-ground': '#FDECEA',
    '--takt-state-closed': '#5B6675',
    '--takt-state-closed-line': '#C3CBD6',
  },
  dark: {
    '--takt-ground': '#0C1117',
    '--takt-focus': '#8DB4F7',
    '--takt-chosen': '#8DB4F7',
    '--takt-tab': '#121922',
    '--takt-rail': '#0B1220',
    '--takt-rail-hover': '#14233F',
    '--takt-rail-active': '#1C335C',
    '--takt-state-new': '#C6D0DC',
    '--takt-state-new-ground': '#28323F',
    '--takt-state-released': '#8DB4F7',
    '--takt-state-released-ground': '#15294D',
    '--takt-state-waiting': '#F2B04A',
    '--takt-state-waiting-ground': '#33260F',
    '--takt-state-done': '#5FCF86',
    '--takt-state-done-ground': '#16301F',
    '--takt-state-refused': '#FF8A80',
    '--takt-state-refused-ground': '#3A1917',
    '--takt-state-closed': '#A3AEBD',
    '--takt-state-closed-line': '#4A5768',
  },
};

/** `colorTextSecondary` as the component kit names it in CSS; what stands outside of the kit wears the same look. */
const cssName = (token: string): string => `--takt-${token.replace(/[A-Z]+/g, (upper) => `-${upper.toLowerCase()}`)}`;

function variablesOf(look: Look): string {
  const tokens = Object.entries(themes[look].token ?? {}).map(([token, value]) => [cssName(token), value] as const);
  return [...tokens, ...Object.entries(colors[look])]
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');
}

/** Both looks as variables; `data-theme` on the page says which one is worn. */
export const stylesheet = (): string =>
  `:root{color-scheme:light;${variablesOf('light')}}:root[data-theme="dark"]{color-scheme:dark;${variablesOf('dark')}}`;
