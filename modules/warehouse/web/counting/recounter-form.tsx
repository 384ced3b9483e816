import { fill, type Text } from '@takt/model';
import { Refusal, useAllowed, useCommand, useDone, useInputFields, useSay } from '@takt/web';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { nameRecounter } from '../../defs/inside/count-calls.ts';
import { recounterField } from '../../defs/inside/count-lines.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { type Counting, type CountingLine, isToRecount } from './column.ts';
import style from './counting.module.css';

const TITLE: Text = ['复盘', 'Recount'];
const LINES: Text = ['需复盘的明细，不选则为全部 {n} 行', 'Lines to recount; all {n} when none is chosen'];
const NAME: Text = ['指定', 'Name'];
const DONE: Text = ['已指定 {n} 行的复盘人', 'Named for lines: {n}'];
const FORM = 'recounter';

const STATES: Readonly<Record<string, Text>> = STOCK_STATUSES;
const stateWords = ({ stockStatus }: CountingLine): Text | null =>
  typeof stockStatus === 'string' ? (STATES[stockStatus] ?? null) : null;

const nameOf = (line: CountingLine, say: (words: Text) => string): string => {
  const status = stateWords(line);
  return [line['locationLabel'], line['partLabel'], line['batch'], line['container'], status && say(status)]
    .filter((one) => typeof one === 'string' && one !== '')
    .join(' · ');
};

interface Props {
  readonly count: Counting;
  readonly onNamed: () => void;
}
/** Says who counts marked lines again; shown to whoever may, while there are such lines. */
export function RecounterForm({ count, onNamed }: Props) {
  const say = useSay();
  const done = useDone();
  const may = useAllowed('warehouse.countOrder.recount');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { values, items, submit } = useInputFields(FORM, { recounter: recounterField });
  const naming = useCommand(nameRecounter);
  const open = count.lines.filter(isToRecount);
  if (!may || open.length === 0) return null;
  const { recounter } = values;
  const name = (): void => {
    const lines = open.map(({ id }) => id).filter((id) => chosen.length === 0 || chosen.includes(id));
    naming.mutate(
      { count: count.id, lines, recounter: typeof recounter === 'string' ? recounter : null },
      {
        onSuccess: () => {
          done(fill(DONE, { n: lines.length }));
          setChosen([]);
          onNamed();
        },
      },
    );
  };
  return (
    <section aria-label={say(TITLE)}>
      <h2 className={style['title']}>{say(TITLE)}</h2>
      <form className={style['find']} onSubmit={submit(name)}>
        <Select
          mode="multiple"
          allowClear
          aria-label={say(fill(LINES, { n: open.length }))}
          placeholder={say(fill(LINES, { n: open.length }))}
          value={[...chosen]}
          options={open.map((line) => ({ value: line.id, label: nameOf(line, say) }))}
          onChange={setChosen}
        />
        {items}
        <Button htmlType="submit" loading={naming.isPending}>
          {say(NAME)}
        </Button>
      </form>
      <Refusal error={naming.error} />
    </section>
  );
}
