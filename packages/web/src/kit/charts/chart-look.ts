import type { Tone } from '../tones.tsx';

/** Colours and type of a chart, from the design tokens of the look that is worn. */
export interface ChartLook {
  readonly tones: Readonly<Record<Tone, string>>;
  readonly text: string;
  readonly line: string;
  readonly ground: string;
  readonly raised: string;
  readonly font: string;
}

/** The tokens a look is made of, by the names the component kit gives them. */
type ChartTokens = Readonly<
  Record<
    | 'colorPrimary'
    | 'colorSuccess'
    | 'colorWarning'
    | 'colorError'
    | 'colorText'
    | 'colorTextSecondary'
    | 'colorTextTertiary'
    | 'colorBorderSecondary'
    | 'colorBgContainer'
    | 'colorBgElevated'
    | 'fontFamily',
    string
  >
>;

export const lookOf = (token: ChartTokens): ChartLook => ({
  tones: {
    main: token.colorPrimary,
    good: token.colorSuccess,
    warn: token.colorWarning,
    bad: token.colorError,
    quiet: token.colorTextTertiary,
  },
  text: token.colorTextSecondary,
  line: token.colorBorderSecondary,
  ground: token.colorBgContainer,
  raised: token.colorBgElevated,
  font: token.fontFamily,
});
