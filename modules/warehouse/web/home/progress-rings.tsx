import { type AnyDocument, fill, type Text } from '@takt/model';
import { filterParam, leafOf, today, useMenu, usePages, useSay } from '@takt/web';
import { Asn, CountOrder, PickTask, PutawayTask } from '../../defs/index.ts';
import type { WorkDone } from '../../defs/inside/todays-work.ts';
import style from './home.module.css';

const LABEL: Text = ['今日进度', "Today's progress"];
const DONE: Text = ['{done}/{total}', '{done}/{total}'];
const HEARD: Text = ['{kind}：完成 {done}，共 {total}', '{kind}: {done} of {total} done'];

interface Ring {
  readonly label: Text;
  readonly unit: Text;
  readonly doc: AnyDocument;
  /** States of what is left to do. */
  readonly open: readonly string[];
}
const statesOf = (doc: AnyDocument, ...names: readonly string[]): readonly string[] =>
  names.flatMap((name) => doc.states[name]?.code ?? []);
const RINGS: Readonly<Record<WorkDone['kind'], Ring>> = {
  receive: { label: ['收货', 'Receive'], unit: ['车', 'loads'], doc: Asn, open: statesOf(Asn, 'inTransit', 'arrival') },
  putaway: {
    label: ['上架', 'Put away'],
    unit: ['项', 'tasks'],
    doc: PutawayTask,
    open: statesOf(PutawayTask, 'todo', 'inProgress'),
  },
  pick: { label: ['拣货', 'Pick'], unit: ['项', 'tasks'], doc: PickTask, open: statesOf(PickTask, 'toPick', 'picking') },
  count: {
    label: ['盘点', 'Count'],
    unit: ['行', 'lines'],
    doc: CountOrder,
    open: statesOf(CountOrder, 'released', 'counting', 'recounted'),
  },
};

const WHOLE = 100;
/** Little of it is done. */
const BEHIND = 40;

/** How far the day is; a ring leads to what is left of its work. */
export function ProgressRings({ data }: { readonly data: readonly WorkDone[] }) {
  const say = useSay();
  return (
    <ul className={style['rings']} aria-label={say(LABEL)}>
      {data
        .filter(({ total }) => total > 0)
        .map((work) => (
          <RingOf key={work.kind} work={work} />
        ))}
    </ul>
  );
}

function RingOf({ work: { kind, done, total } }: { readonly work: WorkDone }) {
  const say = useSay();
  const pages = usePages();
  const { label, unit, doc, open } = RINGS[kind];
  const leaf = leafOf(useMenu() ?? [], doc.id);
  const percent = Math.floor((WHOLE * done) / total);
  const left = { status: open, ...(kind === 'receive' && { plannedArrival: ['', today()] }) };
  const tone = done === total ? 'good' : percent < BEHIND ? 'warn' : 'main';
  return (
    <li>
      <button
        type="button"
        className={style['ring']}
        disabled={!leaf}
        aria-label={say(fill(HEARD, { kind: label, done, total }))}
        onClick={() => leaf && pages.open({ url: leaf.url, params: filterParam(left), title: leaf.label })}
      >
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle className={style['track']} cx="32" cy="32" r="27" />
          <circle
            className={style[tone]}
            cx="32"
            cy="32"
            r="27"
            pathLength={WHOLE}
            strokeDasharray={`${percent} ${WHOLE}`}
            transform="rotate(-90 32 32)"
          />
          <text x="32" y="37" textAnchor="middle">
            {percent}%
          </text>
        </svg>
        <span>
          <b>{say(label)}</b> {say(fill(DONE, { done, total }))} {say(unit)}
        </span>
      </button>
    </li>
  );
}
