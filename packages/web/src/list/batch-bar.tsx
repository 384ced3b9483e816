import { fill, isWayOut, type Text, words } from '@takt/model';
import { Button } from 'antd';
import { Fragment } from 'react';
import { useSay } from '../kit/say.tsx';
import { type Judged, waysOutLast } from './batch.ts';
import style from './toolbar.module.css';

const TICKED: Text = ['已选 {n}', '{n} selected'];
const READY: Text = ['其中 {n} 条可{action}', '{n} ready: {action}'];
const RUN: Text = ['批量{action} ({n})', '{action} ({n})'];
const CLEAR: Text = ['清空', 'Clear'];

interface BatchBarProps {
  readonly ticked: number;
  readonly judged: readonly Judged[];
  readonly onRun: (judged: Judged) => void;
  readonly onClear: () => void;
}

/** How many rows are ticked, and for each action that fits some of them, how many. All actions stand in the toolbar. */
export function BatchBar({ ticked, judged, onRun, onClear }: BatchBarProps) {
  const say = useSay();
  const ready = judged.filter((one) => one.ready.length > 0);
  const likely = waysOutLast(ready);
  return (
    <div className={style['batch']} role="status">
      <span className={style['count']}>{say(fill(TICKED, { n: ticked }))}</span>
      <Button type="link" size="small" onClick={onClear}>
        {say(CLEAR)}
      </Button>
      {likely.length === 0 && <span>· {say(words.noneQualifying)}</span>}
      {likely.map((one) => (
        <Fragment key={one.name}>
          {one === likely[0] && <span>· {say(fill(READY, { n: one.ready.length, action: one.label }))} ·</span>}
          <Button
            size="small"
            type={one === likely[0] && !isWayOut(one) ? 'primary' : 'default'}
            danger={one.name === 'delete'}
            onClick={() => onRun(one)}
          >
            {say(fill(RUN, { n: one.ready.length, action: one.label }))}
          </Button>
        </Fragment>
      ))}
    </div>
  );
}
