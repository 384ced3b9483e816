import { theme } from 'antd';
import { expect, test } from 'vitest';
import { themes } from './theme.ts';

const ALGORITHM = { light: theme.defaultAlgorithm, dark: theme.darkAlgorithm };
const ENOUGH = 4.5;

const linear = (part: number): number => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const WORDS = ['colorPrimaryHover', 'colorLink', 'colorLinkHover', 'colorErrorHover', 'colorText', 'colorTextSecondary'] as const;

test.each((['light', 'dark'] as const).flatMap((look) => WORDS.map((word) => [look, word] as const)))(
  'by %s, %s is read on what lies under it',
  (look, word) => {
    const token = theme.getDesignToken({ ...themes[look], algorithm: ALGORITHM[look] });
    expect(contrast(token[word], token.colorBgContainer)).toBeGreaterThanOrEqual(ENOUGH);
  },
);
