import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { theme } from 'antd';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useMedia } from '../media.ts';
import { useLang, useSay } from '../say.tsx';
import { lookOf } from './chart-look.ts';
import { chartOption } from './chart-option.ts';
import type { ChartChoice, ChartSpec } from './chart-spec.ts';
import { choiceAt } from './chart-values.ts';
import style from './chart.module.css';

// Lines of text stay sharp at any zoom and on paper; the few marks of a tile cost a picture of vectors nothing.
use([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, SVGRenderer]);

interface DrawnChartProps {
  readonly spec: ChartSpec;
  readonly onOpen?: ((choice: ChartChoice) => void) | undefined;
}

/** The picture of a chart. The only place that knows the library it is drawn with. */
export function DrawnChart({ spec, onOpen }: DrawnChartProps) {
  const say = useSay();
  const lang = useLang();
  const { token } = theme.useToken();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const option = useMemo(
    () => chartOption(spec, { look: lookOf(token), lang, say, moves: !still }),
    [spec, token, lang, say, still],
  );
  const opened = useEffectEvent((choice: ChartChoice) => onOpen?.(choice));
  const chosen = useEffectEvent((at: readonly [number, number]): ChartChoice | null => {
    const [point = -1, height = 0] = chart.current?.convertFromPixel('grid', [...at]) ?? [];
    return choiceAt(spec, point, height);
  });

  useEffect(() => {
    const within = place.current;
    if (!within) return undefined;
    const drawing = init(within, null, { renderer: 'svg' });
    chart.current = drawing;
    // Behind another tab there is no room at all; what was drawn stays until there is.
    const sized = new ResizeObserver(() => {
      if (within.clientWidth > 0 && within.clientHeight > 0) drawing.resize();
    });
    sized.observe(within);
    // The whole column answers, not only its bar: a point of seven pixels is hard to hit.
    drawing.getZr().on('click', ({ offsetX, offsetY }) => {
      const at = [offsetX, offsetY] as const;
      const choice = drawing.containPixel('grid', [...at]) ? chosen(at) : null;
      if (choice) opened(choice);
    });
    return () => {
      sized.disconnect();
      drawing.dispose();
      chart.current = null;
    };
  }, []);

  useEffect(() => {
    // Anew, because a series that is gone must not stay.
    chart.current?.setOption(option, { notMerge: true });
  }, [option]);

  return <div ref={place} className={`${style['drawing']} ${onOpen ? style['opens'] : ''}`} />;
}
