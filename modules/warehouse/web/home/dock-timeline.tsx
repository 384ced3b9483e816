import { fill, type Text } from '@takt/model';
import {
  filterParam,
  leafOf,
  pageOf,
  TimelineChart,
  type TimelineItem,
  type TimelineSpec,
  today,
  type Tone,
  useMenu,
  usePages,
  useSay,
} from '@takt/web';
import { Asn } from '../../defs/index.ts';
import { DOCK_STATES, type DockDay, type DockState, type DockVisit } from '../../defs/inside/todays-work.ts';
import style from './home.module.css';

const LABEL: Text = ['今日月台', 'Docks today'];
const NO_DOCK: Text = ['未定月台', 'No dock yet'];
const DOCK: Text = ['{code} {name}', '{code} {name}'];
const VISIT: Text = ['{who} {number}', '{who} {number}'];
const VISIT_TOLD: Text = ['{who} {number}，{state}', '{who} {number}, {state}'];
const COUNTED: Text = [
  '{total} 车：已完成 {done} · 作业中 {working} · 已预约 {booked} · 迟到 {late}',
  '{total} vehicles: {done} done · {working} at the dock · {booked} booked · {late} late',
];
const OVERDUE: Text = ['前几天应到未到 {n} 车', '{n} expected on earlier days and not here'];

const TONES: Readonly<Record<DockState, Tone>> = { done: 'quiet', working: 'good', booked: 'main', late: 'bad' };
const STATES = ['done', 'working', 'booked', 'late'] as const;
const NOWHERE = 'none';
/** A working day, and what of it is shown even where nothing is planned. */
const [BEGINS, ENDS] = ['07:00:00', '18:00:00'] as const;

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

const itemOf = (visit: DockVisit): TimelineItem => {
  const { id, dock, from, to, state, who, number } = visit;
  return {
    id,
    lane: dock ?? NOWHERE,
    at: from,
    to,
    tone: TONES[state],
    label: fill(VISIT, { who, number }),
    name: fill(VISIT_TOLD, { who, number, state: DOCK_STATES[state] }),
  };
};

/** The day of the docks: a row each, and one for vehicles nobody has given a dock. */
function dockSpec({ now, docks, visits }: DockDay): TimelineSpec {
  const day = now.slice(0, 10);
  const items = visits.map(itemOf);
  const homeless = visits.some(({ dock }) => dock === null || docks.every(({ id }) => id !== dock));
  const lanes = docks.map(({ id, code, name }) => ({ id, label: fill(DOCK, { code, name }), tone: 'main' as const }));
  return {
    label: LABEL,
    now,
    // They need somebody's decision.
    lanes: homeless ? [{ id: NOWHERE, label: NO_DOCK, tone: 'quiet' }, ...lanes] : lanes,
    items: items.map((item) => (lanes.some(({ id }) => id === item.lane) ? item : { ...item, lane: NOWHERE })),
    tones: STATES.map((state) => ({ id: state, label: DOCK_STATES[state], tone: TONES[state] })),
    span: {
      from: visits.reduce((first, { from }) => earlier(first, from), earlier(`${day} ${BEGINS}`, now)),
      to: visits.reduce((last, { to }) => later(last, to), later(`${day} ${ENDS}`, now)),
    },
  };
}

/** Which vehicle is where when; a block opens its document. */
export function DockTimeline({ data }: { readonly data: DockDay }) {
  const say = useSay();
  const pages = usePages();
  const areas = useMenu() ?? [];
  const { visits, overdue } = data;
  const open = (item: string): void => {
    const visit = visits.find(({ id }) => id === item);
    const page = visit && pageOf(areas, visit);
    if (page) pages.open(page);
  };
  const leaf = leafOf(areas, Asn.id);
  const yesterday = { status: [Asn.states.inTransit.code], plannedArrival: ['', today()] };
  const counts = Object.fromEntries(STATES.map((state) => [state, visits.filter((visit) => visit.state === state).length]));
  return (
    <div className={style['docks']}>
      <p className={style['counted']}>
        {say(fill(COUNTED, { total: visits.length, ...counts }))}
        {overdue > 0 && leaf && (
          <button
            type="button"
            className={style['overdue']}
            onClick={() => pages.open({ url: leaf.url, params: filterParam(yesterday), title: leaf.label })}
          >
            {say(fill(OVERDUE, { n: overdue }))}
          </button>
        )}
      </p>
      <TimelineChart spec={dockSpec(data)} onOpen={open} />
    </div>
  );
}
