import { blank, type Call, defaults, type Field, type Fields, type Text } from '@takt/model';
import { callWithForm, Refusal, useInputFields, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { type TypedRow, TypedRows } from './typed-rows.tsx';
import style from './trial.module.css';

const TRY: Text = ['试算', 'Try'];
const HOW: Text = ['按已保存的规则和填写的库存试算', 'Follows the rule as it is saved, and the stock typed here'];
const SAVE_FIRST: Text = ['规则有未保存的修改，试算用的是已保存的内容', 'The rule has unsaved changes; the saved one is tried'];
const EMPTY: Text = [
  '填写左侧后点击「试算」，这里说明每一步的判断',
  'Fill in the left side and press “Try”: each step is explained here',
];

/** Rows to type beside the fields: sent under this name, those without their first value left out. */
export interface TypedTable {
  readonly name: string;
  readonly title: Text;
  readonly fields: Readonly<Record<string, Field>>;
}
interface PanelProps<O> {
  readonly call: Call<unknown, O>;
  readonly rule: string;
  readonly changed: boolean;
  /** What is tried against, where it is not what is typed alone. */
  readonly how?: Text;
  readonly fields: Fields;
  readonly table?: TypedTable;
  readonly now: string;
  readonly children: (answer: O) => ReactNode;
}

const sendable = ({ fields }: TypedTable, rows: readonly TypedRow[]) => {
  const names = Object.keys(fields);
  return rows
    .filter(({ values }) => !blank(values[names[0] ?? '']))
    .map(({ values }) => Object.fromEntries(names.map((name) => [name, blank(values[name]) ? null : values[name]])));
};

/** Asks a rule what it would do, and shows why. Every kind of rule is tried with it. */
export function TryPanel<O>({ call, rule, changed, how = HOW, fields, table, now, children }: PanelProps<O>) {
  const say = useSay();
  const { values, items, submit } = useInputFields('try', fields, { begin: defaults(fields, { now }) });
  const [rows, setRows] = useState<readonly TypedRow[]>([]);
  const trying = useMutation({
    mutationFn: () => callWithForm(call, { rule, ...values, ...(table && { [table.name]: sendable(table, rows) }) }),
  });
  return (
    <div className={style['halves']}>
      <form onSubmit={submit(() => trying.mutate())}>
        {changed && <Alert type="warning" showIcon title={say(SAVE_FIRST)} />}
        <div className={style['fields']}>{items}</div>
        {table && (
          <>
            <h3 className={style['subtitle']}>{say(table.title)}</h3>
            <TypedRows title={table.title} fields={table.fields} rows={rows} onChange={setRows} />
          </>
        )}
        <div className={style['tools']}>
          <Button type="primary" htmlType="submit" loading={trying.isPending}>
            {say(TRY)}
          </Button>
          <p className={style['hint']}>{say(how)}</p>
        </div>
      </form>
      <div aria-live="polite">
        <Refusal error={trying.error} />
        {trying.data === undefined ? <p className={style['hint']}>{say(EMPTY)}</p> : children(trying.data)}
      </div>
    </div>
  );
}
