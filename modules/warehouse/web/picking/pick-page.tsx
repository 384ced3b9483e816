import { fill, sharedWords, type Text } from '@takt/model';
import { Refusal, useSay } from '@takt/web';
import { Button, Empty, Skeleton } from 'antd';
import { useState } from 'react';
import { type ListedTask, useTask, useTasks } from './calls.ts';
import { PickSteps } from './pick-steps.tsx';
import { ScanBox } from './scan-box.tsx';
import style from './picking.module.css';

const TITLE: Text = ['RF拣货', 'RF picking'];
const SCAN: Text = ['扫描任务号或库位', 'Scan a task or a location'];
const LEFT: Text = ['待拣 {n} 项', '{n} to pick'];
const NOTHING: Text = ['没有待拣的任务', 'Nothing is to be picked'];
const UNKNOWN: Text = ['没有 {code} 的待拣任务', 'Nothing is to be picked for {code}'];
const PICKED: Text = ['{location} · {part} 已拣 {qty}', '{location} · {part}: {qty} picked'];
const STARTED: Text = ['{who} 正在拣', '{who} is picking it'];

/** Tasks in the order of the walk; a scan of a location or a number opens the first that fits. */
export function PickPage() {
  const say = useSay();
  const tasks = useTasks();
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState<{ readonly text: Text; readonly good: boolean } | null>(null);
  const list = tasks.data ?? [];
  if (chosen !== null) {
    return (
      <div className={style['page']}>
        <Picking
          id={chosen}
          onBack={() => setChosen(null)}
          onDone={(task, qty) => {
            setSaid({
              text: fill(PICKED, { location: task.locationLabel, part: task.partLabel, qty: `${qty} ${task.unit}` }),
              good: true,
            });
            setChosen(null);
          }}
        />
      </div>
    );
  }
  const scan = (code: string): void => {
    const found = list.find(({ number, locationLabel }) => number === code || locationLabel === code);
    setSaid(found ? null : { text: fill(UNKNOWN, { code }), good: false });
    if (found) setChosen(found.id);
  };
  return (
    <div className={style['page']}>
      <header className={style['head']}>
        <h1>{say(TITLE)}</h1>
        <span>{say(fill(LEFT, { n: list.length }))}</span>
        <Button size="large" onClick={() => void tasks.refetch()} loading={tasks.isFetching}>
          {say(sharedWords.refresh)}
        </Button>
      </header>
      <ScanBox label={SCAN} onScan={scan} />
      {said && (
        <p role="status" className={said.good ? style['good'] : style['bad']}>
          {say(said.text)}
        </p>
      )}
      <Refusal error={tasks.error} />
      {tasks.isPending && <Skeleton active />}
      {tasks.isSuccess && list.length === 0 && <Empty description={say(NOTHING)} />}
      {list.map((task) => (
        <TaskCard key={task.id} task={task} onChoose={() => setChosen(task.id)} />
      ))}
    </div>
  );
}

function TaskCard({ task, onChoose }: { readonly task: ListedTask; readonly onChoose: () => void }) {
  const say = useSay();
  const begun = task.pickerLabel !== null && task.pickerLabel !== '';
  return (
    <button type="button" className={`${style['card']} ${begun ? style['begun'] : ''}`} onClick={onChoose}>
      <span className={style['place']}>{task.locationLabel}</span>
      <span className={style['qty']}>
        {task.qty} <small>{task.unit}</small>
      </span>
      <span className={style['what']}>{[task.partLabel, task.batch].filter(Boolean).join(' · ')}</span>
      {begun && <span className={style['who']}>{say(fill(STARTED, { who: task.pickerLabel ?? '' }))}</span>}
    </button>
  );
}

interface PickingProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly onDone: (task: ListedTask, qty: string) => void;
}
function Picking({ id, onBack, onDone }: PickingProps) {
  const task = useTask(id);
  if (task.data) return <PickSteps task={task.data} onBack={onBack} onDone={(qty) => onDone(task.data, qty)} />;
  return task.error ? <Refusal error={task.error} /> : <Skeleton active />;
}
