import { fill, type Text } from '@takt/model';
import { useState } from 'react';
import { claimChosen, claimNext, holderOf, type Queue, useOwnId } from '../claims.ts';
import { hideFeedback, showFeedback } from '../feedback-message.ts';
import { useMay } from '../rights.ts';
import { useNewest } from '../use-newest.ts';
import type { Known } from '../use-offline-answer.ts';
import { useSay } from '@takt/web/light';
import { go } from '../way.ts';
import { Frame } from './frame.tsx';
import { Card, type CardProps, Push, Quiet, Strip } from './parts.tsx';
import { ScanBox } from './scan-box.tsx';

const LOOKING: Text = ['正在查找 {code}…', 'Looking for {code}…'];
const GONE: Text = ['任务已完成或已取消', 'The task is done or cancelled'];
const NEXT: Text = ['领取下一任务', 'Next task'];
const MINE: Text = ['我的任务', 'Yours'];
const TAKEN: Text = ['已由 {person} 领取', 'Claimed by {person}'];
const PRIORITY: Text = ['优先级 {n}', 'Priority {n}'];
const SEVERAL: Text = ['{code} 有 {n} 个任务', '{n} tasks go by {code}'];
const CHOOSING: Text = ['扫描箱或任务', 'Scan box or task'];
const CHOOSE: Text = ['扫描箱或任务，或点选一个', 'Scan the box or the task, or touch one'];

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
  /** The one a scan names; undefined where it names none. */
  readonly find: (rows: readonly R[], code: string) => R | undefined;
  /** Those a scan may mean where it names none: of several the person chooses one, and none is claimed before. */
  readonly meant?: (rows: readonly R[], code: string) => readonly R[];
  /** Those that have a card; a scan finds the others as well. */
  readonly listed?: (rows: readonly R[]) => readonly R[];
  /** What a code is called when nothing goes by it. */
  readonly name?: (code: string) => string;
  /** Where a row is opened. */
  readonly way: (row: R) => readonly string[];
  /** `alone` where it is one of several to choose from, not one of a load. */
  readonly card: (row: R, alone: boolean) => Omit<CardProps, 'onPress'>;
  /** Somebody wanted a row that is not among these. */
  readonly gone?: boolean;
  /** The work queue the rows are of: the next one can be taken, and opening one takes it. */
  readonly queue?: Queue;
}

/** One's own first, then what is free, then what others have. */
function inTurn<R extends { readonly id: string }>(
  rows: readonly R[],
  queue: Queue | undefined,
  me: string | null,
): readonly R[] {
  if (!queue) return rows;
  const rank = (row: R): number => {
    const holder = holderOf(queue, row, me);
    return holder === null ? 1 : holder.mine ? 0 : 2;
  };
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * What is to be done, each as a card; a press or a scan opens one. A scan that means nothing yet waits for the answer that is on
 * its way: whoever scans on entering is faster than any network.
 */
export function TaskList<R extends { readonly id: string }>(props: TaskListProps<R>) {
  const {
    words,
    known: { data, loading, answered, reload },
    find,
    meant = () => [],
    listed = (all) => all,
    name = (code) => code,
    way,
    card,
    gone = false,
    queue,
  } = props;
  const me = useOwnId();
  const mayClaim = useMay(`${queue?.doc.id}.claim`);
  const rows = data && inTurn(data, queue, me);
  const [sought, setSought] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  // One after the other, each leaves fewer.
  const [codes, setCodes] = useState<readonly string[]>([]);
  const among = (all: readonly R[], by: readonly string[]): readonly R[] => by.reduce(meant, all);
  const left = rows && among(rows, codes);
  const isNarrow = codes.length > 0 && left !== null && left.length > 0;
  const begin = useNewest();
  const open = async (row: R, by: readonly string[] = []): Promise<void> => {
    const isNewest = begin();
    const isTheirs = !queue || (await claimChosen(queue, row, me));
    // Whoever has gone on meanwhile, or touched another, is not called back.
    if (!isNewest()) return undefined;
    if (!isTheirs) return reload();
    hideFeedback();
    go(...way(row), ...by);
    return undefined;
  };
  const takeNext = async (of: Queue): Promise<void> => {
    setTaking(true);
    const isNewest = begin();
    const id = await claimNext(of);
    setTaking(false);
    if (!isNewest()) return undefined;
    if (id === null) return reload();
    // Where it is opened follows from its id alone.
    go(...way({ id } as R));
    return undefined;
  };
  const judge = (all: readonly R[], code: string): void => {
    const named = find(all, code);
    if (named) return void open(named, [code]);
    const further = [...new Set([...codes, code])];
    const by = among(all, further).length > 0 ? further : [code];
    const fits = among(all, by);
    const [only] = fits;
    if (!only) return showFeedback({ text: fill(words.unknown, { code: name(code) }), feeling: 'bad' });
    if (fits.length === 1) return void open(only, by);
    setCodes(by);
    return showFeedback({ text: fill(SEVERAL, { code: name(code), n: fits.length }), unblock: CHOOSE, feeling: 'again' });
  };
  const scan = async (code: string): Promise<void> => {
    const known = rows ?? [];
    if (!loading || find(known, code)) return judge(known, code);
    setSought(code);
    const isNewest = begin();
    const told = await answered();
    setSought((now) => (now === code ? null : now));
    if (!isNewest()) return undefined;
    return judge(told ?? known, code);
  };
  const showAll = (): void => {
    hideFeedback();
    setCodes([]);
  };
  const shown = isNarrow ? left : rows && listed(rows);
  return (
    <Frame
      title={words.title}
      {...(isNarrow && { back: showAll })}
      foot={
        queue && mayClaim && !isNarrow && <Push text={NEXT} look="main" disabled={taking} onPress={() => void takeNext(queue)} />
      }
    >
      <ScanBox label={isNarrow ? CHOOSING : words.scan} onScan={(code) => void scan(code)} />
      <Strip />
      {sought !== null && <Quiet text={fill(LOOKING, { code: name(sought) })} />}
      {gone && rows && !loading && <Quiet text={GONE} />}
      {rows?.length === 0 && <Quiet text={words.nothing} />}
      {shown?.map((row) => (
        <Card
          key={row.id}
          {...card(row, isNarrow)}
          {...(queue && { note: <Note queue={queue} row={row} me={me} /> })}
          onPress={() => void open(row, isNarrow ? codes : [])}
        />
      ))}
    </Frame>
  );
}

/** Who has it, and how urgent it is where that is more or less than usual. */
function Note({ queue, row, me }: { readonly queue: Queue; readonly row: { readonly id: string }; readonly me: string | null }) {
  const say = useSay();
  const holder = holderOf(queue, row, me);
  const { priority } = queue.doc.queue ?? { priority: '' };
  const n = (row as Readonly<Record<string, unknown>>)[priority];
  const usual = queue.doc.fields[priority]?.options.default;
  return [
    holder && say(holder.mine ? MINE : fill(TAKEN, { person: holder.name })),
    n !== undefined && n !== usual && say(fill(PRIORITY, { n: String(n) })),
  ]
    .filter(Boolean)
    .join(' · ');
}
