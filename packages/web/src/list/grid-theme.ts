import { themeQuartz } from 'ag-grid-community';

const mixed = (share: number, colour: string): string =>
  `color-mix(in srgb, var(--takt-color-${colour}) ${share}%, var(--takt-color-bg-container))`;

/** The grid in the colours of the component kit, light and dark: every value is one of its variables. */
export const gridTheme = themeQuartz.withParams({
  fontFamily: 'inherit',
  fontSize: 13,
  headerFontSize: 13,
  headerFontWeight: 600,
  spacing: 6,
  cellHorizontalPadding: 10,
  accentColor: 'var(--takt-color-primary)',
  backgroundColor: 'var(--takt-color-bg-container)',
  foregroundColor: 'var(--takt-color-text)',
  textColor: 'var(--takt-color-text)',
  headerTextColor: 'var(--takt-color-text)',
  headerBackgroundColor: mixed(6, 'text'),
  borderColor: 'var(--takt-color-border-secondary)',
  rowHoverColor: mixed(6, 'primary'),
  selectedRowBackgroundColor: mixed(11, 'primary'),
  columnBorder: true,
  headerColumnBorder: true,
  wrapperBorderRadius: 4,
  checkboxUncheckedBorderColor: 'var(--takt-color-text-tertiary)',
  browserColorScheme: 'inherit',
});
