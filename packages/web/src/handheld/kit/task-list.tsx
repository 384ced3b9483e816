import { fill, type Text } from '@takt/model';
import { hush, tell } from '../said.ts';
import { go } from '../way.ts';
import { Frame } from './frame.tsx';
import { Card, type CardProps, Quiet, Strip } from './parts.tsx';
import { ScanBox } from './scan-box.tsx';

const GONE: Text = ['任务已完成或已取消', 'The task is done or cancelled'];

interface Words {
  readonly title: Text;
  readonly scan: Text;
  readonly nothing: Text;
  /** `{code}` is what was scanned. */
  readonly unknown: Text;
}
interface TaskListProps<R> {
  readonly words: Words;
  /** Null until the server or the shelf has told. */
  readonly rows: readonly R[] | null;
  /** What a scan means; undefined where nothing here goes by it. */
  readonly find: (rows: readonly R[], code: string) => R | undefined;
  /** What a code is called when nothing goes by it. */
  readonly name?: (code: string) => string;
  /** Where a row is opened. */
  readonly way: (row: R) => readonly string[];
  readonly card: (row: R) => Omit<CardProps, 'onPress'>;
  /** Somebody wanted a row that is not among these. */
  readonly gone?: boolean;
}

/** What is to be done, each as a card; a press or a scan opens one. */
export function TaskList<R extends { readonly id: string }>(props: TaskListProps<R>) {
  const { words, rows, find, name = (code) => code, way, card, gone = false } = props;
  const open = (row: R): void => {
    hush();
    go(...way(row));
  };
  const scan = (code: string): void => {
    const found = find(rows ?? [], code);
    if (found) open(found);
    else tell({ text: fill(words.unknown, { code: name(code) }), feeling: 'bad' });
  };
  return (
    <Frame title={words.title}>
      <ScanBox label={words.scan} onScan={scan} />
      <Strip />
      {gone && rows && <Quiet text={GONE} />}
      {rows?.length === 0 && <Quiet text={words.nothing} />}
      {rows?.map((row) => (
        <Card key={row.id} {...card(row)} onPress={() => open(row)} />
      ))}
    </Frame>
  );
}
