import moment from 'moment';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Timeline, type TimelineOptions } from 'vis-timeline/esnext';
import { useLang, useSay } from '../say.tsx';
import type { TimelineSpec } from './timeline-spec.ts';
import { majorLabel, minorLabel, pointOf, timelineWindow } from './timeline-window.ts';
import 'vis-timeline/styles/vis-timeline-graph2d.min.css';
import style from './timeline.module.css';

interface DrawnTimelineProps {
  readonly spec: TimelineSpec;
  readonly onOpen?: ((item: string) => void) | undefined;
}
interface Labelled {
  readonly text?: string;
}
/** As text and never as markup: numbers of documents come from people. */
const asText = (row: Labelled | undefined): HTMLElement => {
  const shown = document.createElement('span');
  shown.textContent = row?.text ?? '';
  return shown;
};
const labels = (of: (at: Date, scale: string) => string) => (at: Date, scale: string) => of(new Date(at.valueOf()), scale);

/** The picture of a timeline. The only place that knows the library it is drawn with. */
export function DrawnTimeline({ spec, onOpen }: DrawnTimelineProps) {
  const say = useSay();
  const lang = useLang();
  const place = useRef<HTMLDivElement>(null);
  const opened = useEffectEvent((item: string) => onOpen?.(item));
  const drawn = useMemo(() => {
    const tones = new Map(spec.lanes.map(({ id, tone }) => [id, tone]));
    const { start, end } = timelineWindow(spec);
    const periods = (spec.marked?.periods ?? []).map(({ from, to }, at) => ({
      id: `period ${at}`,
      type: 'background',
      start: pointOf(from),
      end: to === null ? end : pointOf(to),
      className: style['marked'],
    }));
    const items = spec.items.map(({ id, lane, at, to, label, name, tone }) => ({
      id,
      group: lane,
      start: pointOf(at),
      ...(to && { end: pointOf(to) }),
      type: to ? 'range' : 'point',
      text: say(label),
      title: say(name),
      className: style[tone ?? tones.get(lane) ?? 'quiet'],
    }));
    const groups = spec.lanes.map(({ id, label }) => ({ id, text: say(label) }));
    return { items: [...items, ...periods], groups, start, end };
  }, [spec, say]);

  useEffect(() => {
    const within = place.current;
    if (!within) return undefined;
    const { items, groups, start, end } = drawn;
    const options: TimelineOptions = {
      // Given as options, a window would never be reached for the first time, and the library shows nothing before that.
      onInitialDrawComplete: () => timeline.setWindow(start, end, { animation: false }),
      // A turn of the wheel goes on with the page; held, Ctrl makes it a zoom.
      zoomKey: 'ctrlKey',
      zoomMin: 3_600_000,
      showCurrentTime: false,
      selectable: false,
      maxHeight: 320,
      // The hours stay in sight above rows that are scrolled; otherwise it begins at its end.
      orientation: { axis: 'top', item: 'top' },
      margin: { item: { horizontal: 8, vertical: 4 }, axis: 6 },
      moment: (at: moment.MomentInput) => moment.utc(at),
      format: { minorLabels: labels(minorLabel), majorLabels: labels(majorLabel) },
      locale: lang,
      locales: { zh: { current: '当前', time: '时间' }, en: { current: 'current', time: 'time' } },
      template: asText,
      groupTemplate: asText,
    };
    const timeline = new Timeline(within, items as never, groups as never, options);
    timeline.addCustomTime(pointOf(spec.now), 'now');
    timeline.on('click', ({ item }: { readonly item: string | null }) => {
      if (item !== null) opened(item);
    });
    return () => timeline.destroy();
  }, [drawn, spec.now, lang]);

  return <div ref={place} className={`${style['timeline']} ${onOpen ? style['opens'] : ''}`} />;
}
