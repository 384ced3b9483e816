import { type AnyDocument, compareDecimal, type Decimal, fill, inSentence, isDecimal, type Text } from '@takt/model';
import { type ReactNode, useState } from 'react';
import { useSay } from '@takt/web/light';
import type { QueueRow } from '../claims.ts';
import { useWaiting } from '../outbox/handheld-outbox.ts';
import { useQuestion } from '../use-question.ts';
import { type Check, type Taken, useChecks } from './checks.ts';
import { Frame } from './frame.tsx';
import { GiveBack } from './give-back.tsx';
import { isQty, Pad } from './pad.tsx';
import { Card, type CardProps, Facts, Push, Strip } from './parts.tsx';
import { ScanBox } from './scan-box.tsx';
import style from './task-page.module.css';

const SCAN: Text = ['扫描{what}', 'Scan the {what}'];
const SCANNED: Text = ['已扫描', 'Scanned'];
const CHANGE: Text = ['改', 'Change'];
const UNSENT: Text = ['上一笔还在等待发送', 'The one before waits to be sent'];

interface Quantity {
  /** What stands there first, and what "all" stands for. */
  readonly all: Decimal;
  readonly unit: string;
  readonly decimals: number;
  /** Nothing at all is an answer, too. */
  readonly mayBeNone?: boolean;
}
/** What else is asked before it is posted. */
interface Also {
  readonly body: ReactNode;
  /** What is missing in it. */
  readonly missing: Text | null;
}
interface Answer {
  readonly qty: string;
  readonly taken: readonly (Taken | null)[];
  readonly key: string;
}

interface TaskPageProps {
  readonly title: Text;
  readonly doc: AnyDocument;
  readonly row: QueueRow & { readonly number: string };
  /** The list it stands in. */
  readonly list: string;
  /** The codes that were scanned to open it. */
  readonly by: readonly string[];
  /** What it is about and how much of it: seen before anything is scanned. */
  readonly head: CardProps;
  readonly checks: readonly Check[];
  /** What a code is called where it is wrong. */
  readonly name?: (code: string) => string;
  /** What else is worth knowing on the way. */
  readonly facts?: readonly (readonly [Text, ReactNode])[];
  /** None where all of it is done or nothing. */
  readonly quantity?: Quantity | null;
  /** What else a quantity asks for, on a page of its own. */
  readonly also?: (qty: string) => Also | null;
  /** What the button says; null where there is nothing to confirm. */
  readonly confirm: ((qty: string) => Text) | null;
  readonly perform: (answer: Answer) => Promise<boolean>;
  /** Where it leads on. */
  readonly onDone?: () => void;
  readonly children?: ReactNode;
}

/** One task: what it is about, what is scanned for it one after the other, how much, and the button that posts it. */
export function TaskPage(props: TaskPageProps) {
  const { title, doc, row, list, by, head, checks, name = (code) => code, facts = [], children } = props;
  const { quantity = null, also = () => null, confirm, perform, onDone } = props;
  const say = useSay();
  const { taken, next, scan, redo } = useChecks(checks, by, name);
  const question = useQuestion();
  const isUnsent = useWaiting(row.id).length > 0;
  const [typed, setTyped] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const qty = typed ?? quantity?.all ?? '';
  const sound = !quantity || isQty(qty, quantity.decimals) || (quantity.mayBeNone && isNone(qty));
  const isReady = confirm !== null && !next;
  const more = isReady && sound ? also(qty) : null;
  const isLast = more === null || isAsking;
  const answer = (): void => void question.answer((key) => perform({ qty, taken, key }), onDone);
  const codes = taken.flatMap((one) => (one ? [one.code] : []));
  return (
    <Frame
      title={title}
      back={more && isAsking ? () => setAsking(false) : [list]}
      foot={
        isReady && (
          <Push
            text={isLast ? confirm(qty) : goesOn(confirm(qty))}
            meaning={more ? (isLast ? 'also' : 'ask') : 'confirm'}
            look={more ? 'danger' : 'main'}
            disabled={question.closed || !sound}
            why={isUnsent && !question.closed ? UNSENT : isLast ? (more?.missing ?? null) : null}
            onPress={isLast ? answer : () => setAsking(true)}
          />
        )
      }
    >
      {next && <ScanBox label={fill(SCAN, { what: inSentence(next.what) })} onScan={(code) => void scan(code)} />}
      <Strip />
      <Card {...head} />
      {isReady ? (
        codes.length > 0 && (
          <div className={style['scanned']}>
            <span>{say(SCANNED)}</span>
            <strong>
              {codes.map((code) => (
                <span key={code}>{code}</span>
              ))}
            </strong>
            <button type="button" disabled={question.closed} onClick={redo}>
              {say(CHANGE)}
            </button>
          </div>
        )
      ) : (
        <Facts
          rows={[...checks.map(({ what, right }, at) => [what, taken[at] ? `${taken[at].code} ✔` : right] as const), ...facts]}
        />
      )}
      {children}
      {more && isAsking ? (
        more.body
      ) : isReady ? (
        quantity && <Pad value={qty} onChange={setTyped} all={quantity.all} unit={quantity.unit} decimals={quantity.decimals} />
      ) : (
        <GiveBack doc={doc} row={row} way={list} disabled={isUnsent || question.closed} />
      )}
    </Frame>
  );
}

const goesOn = ([zh, en]: Text): Text => [`${zh}…`, `${en}…`];
const isNone = (qty: string): boolean => isDecimal(qty) && compareDecimal(qty, '0') === 0;
