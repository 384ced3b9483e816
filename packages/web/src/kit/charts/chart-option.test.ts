import { say, type Text } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { lookOf } from './chart-look.ts';
import { chartOption } from './chart-option.ts';
import type { ChartSpec } from './chart-spec.ts';
import { axisText, choiceAt, heightOf, valueText } from './chart-values.ts';

const TOKENS = {
  colorPrimary: '#1F5FD0',
  colorSuccess: '#1A7F37',
  colorWarning: '#B26A00',
  colorError: '#C4281C',
  colorText: '#1B2430',
  colorTextSecondary: '#5B6675',
  colorTextTertiary: '#667181',
  colorBorderSecondary: '#E6EAF0',
  colorBgContainer: '#FFFFFF',
  colorBgElevated: '#FFFFFF',
  fontFamily: 'sans-serif',
};
const traffic: ChartSpec = {
  label: ['每日收发', 'Traffic'],
  axis: ['日期', 'Day'],
  points: [
    { label: ['一', 'Mon'], name: ['周一', 'Monday'] },
    { label: ['二', 'Tue'], name: ['周二', 'Tuesday'], open: true },
  ],
  series: [
    { id: 'in', label: ['收', 'In'], kind: 'bar', tone: 'main', values: ['3', null] },
    { id: 'out', label: ['发', 'Out'], kind: 'bar', tone: 'quiet', values: ['2', '0'], below: true },
  ],
};
const drawn = (spec: ChartSpec, lang: 'zh' | 'en' = 'zh', moves = true): any =>
  chartOption(spec, { look: lookOf(TOKENS), lang, say: (text: Text) => say(text, lang), moves });

describe('a chart as it is drawn', () => {
  test('speaks the language of the person and wears the colours of the look', () => {
    const zh = drawn(traffic);
    expect(zh.xAxis.data).toEqual(['一', '二']);
    expect(zh.series.map(({ name, color }: any) => [name, color])).toEqual([
      ['收', '#1F5FD0'],
      ['发', '#667181'],
    ]);
    expect(drawn(traffic, 'en').series[0].name).toBe('In');
  });

  test('what goes stands below the line, nothing to say is a gap, and what is not over is paler', () => {
    const [came, went] = drawn(traffic).series;
    expect(came.data.map(({ value }: any) => value)).toEqual([3, '-']);
    expect(went.data.map(({ value }: any) => value)).toEqual([-2, 0]);
    expect(went.data[1].itemStyle.opacity).toBeLessThan(1);
    expect(came.data[0].itemStyle).toBeUndefined();
    expect(went.tooltip.valueFormatter(-2, 0)).toBe('2');
  });

  test('a target is a dashed line with its words, and percentages end where they should', () => {
    const option = drawn({
      ...traffic,
      unit: '%',
      range: [60, 100],
      target: { value: '95', label: ['目标', 'Target'] },
      series: [{ id: 'rate', label: ['率', 'Rate'], kind: 'line', tone: 'main', values: ['91.8', '100'] }],
    });
    expect(option.yAxis).toMatchObject({ min: 60, max: 100, interval: 10 });
    expect(option.series[0].markLine).toMatchObject({ label: { formatter: '目标 95%' }, data: [{ yAxis: 95 }] });
  });

  test('whoever asked for less motion gets none', () => {
    expect(drawn(traffic).animation).toBe(true);
    expect(drawn(traffic, 'zh', false)).toMatchObject({ animation: false, tooltip: { transitionDuration: 0 } });
  });
});

test('values are written out with their unit, and as short as the language has them on the axis', () => {
  expect([valueText('1234.5'), valueText('91.8', '%'), valueText('85000.00', 'CNY'), valueText(null)]).toEqual([
    '1,234.5',
    '91.8%',
    'CNY 85,000.00',
    '–',
  ]);
  expect([axisText(85_000, 'zh'), axisText(85_000, 'en'), axisText(-4, 'en'), axisText(50, 'zh', '%')]).toEqual([
    '8.5万',
    '85K',
    '4',
    '50%',
  ]);
  expect([heightOf('2', true), heightOf('0', true), heightOf(null, false)]).toEqual([-2, 0, null]);
});

test('a press finds the series on its side of zero, and nothing beside the points', () => {
  expect(choiceAt(traffic, 1, 2)).toEqual({ point: 1, series: 'in' });
  expect(choiceAt(traffic, 0, -1)).toEqual({ point: 0, series: 'out' });
  expect([choiceAt(traffic, -1, 1), choiceAt(traffic, 2, 1)]).toEqual([null, null]);
});
