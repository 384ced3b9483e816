import { actionLabel, fill, isDocument, type Text } from '@takt/model';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { wantStep } from '../../actions/wanted-step.ts';
import { wireNow } from '../../api/company-clock.ts';
import { filterParam } from '../../list/filter-param.ts';
import { useNames } from '../../fields/link/names.ts';
import { useSay } from '../../kit/say.tsx';
import { useEntity } from '../../product/assembly.ts';
import { leafOf } from '../../product/menu.ts';
import { usePages } from '../../product/pages.tsx';
import { useMenu } from '../../product/use-menu.ts';
import { pageOf } from '../../scan/find.ts';
import { shortTime } from '../short-time.ts';
import { timeLeft } from './time-left.ts';
import { groupKey, inOrder, type WaitingGroup, type WaitingRow } from './waiting-documents.ts';
import style from './waiting.module.css';

const KINDS: Text = ['按类别筛选', 'Narrow by kind'];
const ALL: Text = ['全部 {n}', 'All {n}'];
const LATE: Text = ['超时 {n}', 'Overdue {n}'];
const KIND: Text = ['{document} · {action} {n}', '{document} · {action} {n}'];
const SINCE: Text = ['{time} 起', 'since {time}'];
const MORE: Text = ['列表中查看全部 {n} 张', 'See all {n} in the list'];
const SOON_MINUTES = 120;
const TODAY_MINUTES = 24 * 60;

/** A work list: what stops first comes first. The number opens a document, the step it waits for opens it with the question. */
export function WaitingBody({ data }: { readonly data: readonly WaitingGroup[] }) {
  const say = useSay();
  const [chosen, setChosen] = useState<string | null>(null);
  const [late, setLate] = useState(false);
  const now = wireNow();
  const shown = data.filter((group) => chosen === null || groupKey(group) === chosen);
  const rows = inOrder(shown).filter(({ dueAt }) => !late || (dueAt !== null && dueAt < now));
  const sum = (of: 'count' | 'overdue'): number => data.reduce((total, group) => total + group[of], 0);
  const only = chosen === null ? undefined : shown[0];
  return (
    <div className={style['work']}>
      <div className={style['kinds']} role="group" aria-label={say(KINDS)}>
        <Tag.CheckableTag
          checked={chosen === null && !late}
          onChange={() => {
            setChosen(null);
            setLate(false);
          }}
        >
          {say(fill(ALL, { n: sum('count') }))}
        </Tag.CheckableTag>
        {sum('overdue') > 0 && (
          <Tag.CheckableTag checked={late} className={style['late']} onChange={setLate}>
            {say(fill(LATE, { n: sum('overdue') }))}
          </Tag.CheckableTag>
        )}
        {data.map((group) => (
          <Kind
            key={groupKey(group)}
            group={group}
            checked={chosen === groupKey(group)}
            onChange={(on) => setChosen(on ? groupKey(group) : null)}
          />
        ))}
      </div>
      <ul className={style['rows']}>
        {rows.map((row) => (
          <WorkRow key={`${groupKey(row.group)} ${row.id}`} row={row} now={now} />
        ))}
      </ul>
      {only && only.count > only.documents.length && <WholeList group={only} />}
    </div>
  );
}

/** What the step is called on the document; a definition that is still on its way has no words yet. */
function useStep({ entity: id, action }: Pick<WaitingGroup, 'entity' | 'action'>): {
  readonly document: Text;
  readonly action: Text;
} {
  const entity = useEntity(id);
  const nothing: Text = ['', ''];
  return entity && isDocument(entity)
    ? { document: entity.label, action: actionLabel(entity, action) }
    : { document: nothing, action: nothing };
}

interface KindProps {
  readonly group: WaitingGroup;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}
function Kind({ group, checked, onChange }: KindProps) {
  const say = useSay();
  const step = useStep(group);
  return (
    <Tag.CheckableTag checked={checked} onChange={onChange}>
      {say(fill(KIND, { ...step, n: group.count }))}
    </Tag.CheckableTag>
  );
}

function WorkRow({ row, now }: { readonly row: WaitingRow; readonly now: string }) {
  const { group, id, number, about, dueAt, since } = row;
  const say = useSay();
  const pages = usePages();
  const step = useStep(group);
  const page = pageOf(useMenu() ?? [], { ...row, entity: group.entity });
  const names = useNames(group.aboutEntity ?? '', aboutIds(group));
  const left = dueAt === null ? null : timeLeft(dueAt, now);
  const take = (): void => {
    if (!page) return;
    wantStep({ entity: group.entity, id, step: group.action });
    pages.open(page);
  };
  const urgency = !left ? '' : left.isOver || left.minutes < SOON_MINUTES ? 'urgent' : left.minutes < TODAY_MINUTES ? 'soon' : '';
  return (
    <li className={style[urgency]}>
      <span className={style['when']} title={dueAt ?? since}>
        {say(left ? left.text : fill(SINCE, { time: shortTime(since) }))}
      </span>
      <span className={style['kind']}>{say(step.document)}</span>
      <Button
        type="link"
        size="small"
        className={style['number'] ?? ''}
        disabled={!page}
        onClick={() => page && pages.open(page)}
      >
        {number}
      </Button>
      <span className={style['about']}>{about === null ? '' : names.get(about)}</span>
      <Button size="small" aria-label={`${say(step.action)} ${number}`} disabled={!page} onClick={take}>
        {say(step.action)}
      </Button>
    </li>
  );
}
const aboutIds = ({ documents }: WaitingGroup): readonly string[] => [
  ...new Set(documents.flatMap(({ about }) => (about === null ? [] : [about]))),
];

/** Where more wait than are shown here. */
function WholeList({ group: { entity, states, count } }: { readonly group: WaitingGroup }) {
  const say = useSay();
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], entity);
  if (!leaf) return null;
  return (
    <Button type="link" onClick={() => pages.open({ url: leaf.url, title: leaf.label, params: filterParam({ status: states }) })}>
      {say(fill(MORE, { n: count }))}
    </Button>
  );
}
