import type { Entity, Entry, Text } from '@takt/model';
import { Checkbox, Timeline as Line } from 'antd';
import { useState } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { Refusal } from '../../kit/refusal.tsx';
import { useSay } from '../../kit/say.tsx';
import { StateTag } from '../../kit/state-tag.tsx';
import { Changes } from './changes.tsx';
import { type History, whoOf } from './history.ts';
import style from './timeline.module.css';

const ONLY_STATES: Text = ['只看状态变化', 'State changes only'];
const NOTHING: Text = ['还没有历史记录', 'Nothing has happened yet'];
const REASON: Text = ['原因', 'Reason'];

/** What happened, newest first: moves between states, and each field from what to what. */
export function Timeline({ entity, history }: { readonly entity: Entity; readonly history: History }) {
  const say = useSay();
  const [onlyMoves, setOnlyMoves] = useState(false);
  const shown = history.entries.filter(({ move }) => !onlyMoves || move !== null);
  return (
    <>
      {'states' in entity && (
        <Checkbox checked={onlyMoves} onChange={({ target }) => setOnlyMoves(target.checked)}>
          {say(ONLY_STATES)}
        </Checkbox>
      )}
      <Refusal error={history.error} />
      {shown.length === 0 && !history.loading && !history.error ? (
        <Notice text={NOTHING} />
      ) : (
        <Line
          className={style['timeline']}
          items={shown.map((entry) => ({ key: entry.id, content: <HistoryItem entry={entry} nameOf={history.nameOf} /> }))}
        />
      )}
    </>
  );
}

/** One thing that happened: what, who, when, and what changed with it. */
export function HistoryItem({ entry, nameOf }: { readonly entry: Entry; readonly nameOf: History['nameOf'] }) {
  const say = useSay();
  const { title, move, at, reason, changes } = entry;
  return (
    <>
      <div className={style['what']}>
        <strong>{say(title)}</strong>
        {move && (
          <span className={style['move']}>
            {move.from && (
              <>
                <StateTag state={move.from} /> →
              </>
            )}
            <StateTag state={move.to} />
          </span>
        )}
        <span className={style['when']}>
          {whoOf(entry, nameOf, say)} {at.slice(0, 16)}
        </span>
      </div>
      {reason && (
        <div>
          {say(REASON)}：{reason}
        </div>
      )}
      <Changes changes={changes} nameOf={nameOf} />
    </>
  );
}
