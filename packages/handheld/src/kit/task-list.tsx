import { fill, type Text } from '@takt/model';
import { useEffect, useRef, useState } from 'react';
import { hideFeedback, showFeedback } from '../feedback-message.ts';
import type { Known } from '../use-offline-answer.ts';
import { go } from '../way.ts';
import { Frame } from './frame.tsx';
import { Card, type CardProps, Quiet, Strip } from './parts.tsx';
import { ScanBox } from './scan-box.tsx';

const LOOKING: Text = ['正在查找 {code}…', 'Looking for {code}…'];
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
  readonly known: Known<readonly R[]>;
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

/**
 * What is to be done, each as a card; a press or a scan opens one. A scan that means nothing yet waits for the answer that is on
 * its way: whoever scans on entering is faster than any network.
 */
export function TaskList<R extends { readonly id: string }>(props: TaskListProps<R>) {
  const {
    words,
    known: { data: rows, loading, answered },
    find,
    name = (code) => code,
    way,
    card,
    gone = false,
  } = props;
  const [sought, setSought] = useState<string | null>(null);
  const open = (row: R): void => {
    hideFeedback();
    go(...way(row));
  };
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const judge = (among: readonly R[], code: string): void => {
    const found = find(among, code);
    if (found) open(found);
    else showFeedback({ text: fill(words.unknown, { code: name(code) }), feeling: 'bad' });
  };
  const scan = async (code: string): Promise<void> => {
    const known = rows ?? [];
    if (!loading || find(known, code)) return judge(known, code);
    setSought(code);
    const told = await answered();
    // Whoever has gone on meanwhile is not called back.
    if (!here.current) return undefined;
    setSought(null);
    return judge(told ?? known, code);
  };
  return (
    <Frame title={words.title}>
      <ScanBox label={words.scan} onScan={(code) => void scan(code)} />
      <Strip />
      {sought !== null && <Quiet text={fill(LOOKING, { code: name(sought) })} />}
      {gone && rows && <Quiet text={GONE} />}
      {rows?.length === 0 && <Quiet text={words.nothing} />}
      {rows?.map((row) => (
        <Card key={row.id} {...card(row)} onPress={() => open(row)} />
      ))}
    </Frame>
  );
}
