import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { GridComponentOption, MarkLineComponentOption, TooltipComponentOption } from 'echarts/components';
import type { ComposeOption } from 'echarts/core';
import type { Lang, Text } from '@takt/model';
import type { ChartLook } from './chart-look.ts';
import type { ChartSeries, ChartSpec } from './chart-spec.ts';
import { axisText, heightOf, valueText } from './chart-values.ts';

type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption | MarkLineComponentOption
>;

interface Drawing {
  readonly look: ChartLook;
  readonly lang: Lang;
  readonly say: (text: Text) => string;
  /** False for people who asked their computer for less motion. */
  readonly moves: boolean;
}
const FONT_SIZE = 12;
/** Of a point that is not over yet. */
const PALE = 0.45;
const MOTION_MS = 150;
const WIDEST_BAR = 36;
/** Lines across the drawing, as many as can be read at a glance. */
const STEPS = 4;

/** A chart in the words of the library that draws it. The legend is not among them: it stands beside the chart, as text. */
export function chartOption(spec: ChartSpec, { look, lang, say, moves }: Drawing): ChartOption {
  const { points, series, unit = '' } = spec;
  const letters = { color: look.text, fontFamily: look.font, fontSize: FONT_SIZE };
  const stacked = series.some(({ below }) => below);
  return {
    animation: moves,
    animationDuration: MOTION_MS,
    animationDurationUpdate: MOTION_MS,
    textStyle: { fontFamily: look.font },
    // Whatever the labels need is taken from the drawing, so that none is cut off.
    grid: {
      left: 12,
      right: 14,
      top: spec.valuesShown ? 22 : 12,
      bottom: 8,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    tooltip: {
      trigger: 'axis',
      confine: true,
      axisPointer: { type: 'shadow', shadowStyle: { color: look.line, opacity: 0.6 } },
      backgroundColor: look.raised,
      borderColor: look.line,
      textStyle: letters,
      transitionDuration: moves ? undefined : 0,
    },
    xAxis: {
      type: 'category',
      data: points.map(({ label }) => say(label)),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.line } },
      axisLabel: { ...letters, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      // Whole steps between two given ends; of the library's own choosing the last one would be odd.
      ...(spec.range && { min: spec.range[0], max: spec.range[1], interval: (spec.range[1] - spec.range[0]) / STEPS }),
      // Counts have no halves.
      ...(unit === '' && { minInterval: 1 }),
      splitNumber: STEPS,
      splitLine: { lineStyle: { color: look.line } },
      axisLabel: { ...letters, formatter: (height: number) => axisText(height, lang, unit) },
    },
    series: series.map((one, at) => ({
      ...drawn(one, spec, look),
      name: say(one.label),
      ...(stacked && { stack: 'both' }),
      ...(at === 0 && spec.target && { markLine: targetLine(spec.target, look, say, unit) }),
      ...(spec.valuesShown && { label: { show: true, position: 'top' as const, ...letters, color: look.text } }),
      tooltip: { valueFormatter: (_: unknown, index: number) => valueText(one.values[index] ?? null, unit) },
    })),
  };
}

function drawn(
  { kind, tone, values, below }: ChartSeries,
  { points, unit }: ChartSpec,
  look: ChartLook,
): BarSeriesOption | LineSeriesOption {
  const color = look.tones[tone];
  const data = values.map((value, index) => ({
    value: heightOf(value, below === true) ?? '-',
    ...(points[index]?.open && kind === 'bar' && { itemStyle: { opacity: PALE } }),
    label: { formatter: () => valueText(value, unit) },
  }));
  if (kind === 'line')
    return { type: 'line', data, color, symbol: 'circle', symbolSize: 7, lineStyle: { width: 2 }, connectNulls: false };
  return { type: 'bar', data, color, barMaxWidth: WIDEST_BAR, barCategoryGap: '35%' };
}

const targetLine = (
  { value, label }: NonNullable<ChartSpec['target']>,
  look: ChartLook,
  say: (text: Text) => string,
  unit: string,
): NonNullable<LineSeriesOption['markLine']> => ({
  silent: true,
  symbol: 'none',
  lineStyle: { type: 'dashed', color: look.text, width: 1 },
  label: {
    formatter: `${say(label)} ${valueText(value, unit)}`,
    // Where the line begins: the last value, which everybody looks for, is at its end.
    position: 'insideStartTop',
    color: look.text,
    fontFamily: look.font,
    fontSize: FONT_SIZE,
  },
  data: [{ yAxis: heightOf(value, false) ?? 0 }],
});
