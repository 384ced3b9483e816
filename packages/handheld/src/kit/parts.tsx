import { compareDecimal, type Decimal, formatDecimal, isDecimal, type Text } from '@takt/model';
import type { ReactNode } from 'react';
import { currentLang, Glyph, useSay } from '@takt/web/light';
import { speakAloud } from '../feedback.ts';
import { type Feedback, useFeedback } from '../feedback-message.ts';
import { Sentence } from './sentence.tsx';
import { useArmed } from './use-armed.ts';
import style from './parts.module.css';

const ALOUD: Text = ['朗读', 'Read aloud'];
const UNDO: Text = ['撤销这一笔', 'Take it back'];
const SIGNS = { good: 'right', bad: 'wrong', again: 'attention', kept: 'disk', read: 'scan' } as const;

/** Shows what was told last, unless it is given something of the page's own. */
export function Strip({ feedback: own }: { readonly feedback?: Feedback | null }) {
  const say = useSay();
  const last = useFeedback();
  const feedback = own === undefined ? last : own;
  if (!feedback) return null;
  const under = [feedback.effect, feedback.unblock].filter((text) => text != null);
  const sentence = [feedback.text, ...under].map(say).join(' ');
  return (
    <div className={`${style['strip']} ${style[feedback.feeling] ?? ''}`} role={feedback.feeling === 'bad' ? 'alert' : 'status'}>
      <span className={style['sign']}>
        <Glyph name={SIGNS[feedback.feeling]} size={feedback.feeling === 'kept' ? 36 : 28} />
      </span>
      <div>
        <Sentence text={say(feedback.text)} />
        {under.map((text) => (
          <small key={text[1]}>
            <Sentence text={say(text)} />
          </small>
        ))}
      </div>
      <button
        type="button"
        aria-label={say(ALOUD)}
        onClick={() => speakAloud(sentence, currentLang() === 'zh' ? 'zh-CN' : 'en-US')}
      >
        <Glyph name="sound" size={24} />
      </button>
      {feedback.feeling === 'kept' && feedback.of && <Unposted of={feedback.of} />}
      {feedback.undo && <Push text={UNDO} onPress={() => void feedback.undo?.()} />}
    </div>
  );
}

/** What is kept, as it was done. */
function Unposted({ of: { label, shown } }: { readonly of: NonNullable<Feedback['of']> }) {
  const say = useSay();
  if (!shown) return <p className={style['done-here']}>{say(label)}</p>;
  return (
    <p className={style['done-here']}>
      <span>
        <strong>{shown.title}</strong>
        <small>
          <Sentence text={`${say(shown.beside)} · ${say(shown.place)}`} />
        </small>
      </span>
      <span className={style['amount']}>
        {formatDecimal(shown.qty)} <small>{shown.unit}</small>
      </span>
    </p>
  );
}

interface ProgressProps {
  readonly number: string;
  readonly text: Text;
  readonly done: Decimal;
  readonly all: Decimal;
}
/** How far a document is; a bar needs no more than a float has. */
export function Progress({ number, text, done, all }: ProgressProps) {
  const say = useSay();
  const max = Number(all) || 1;
  return (
    <div className={style['progress']}>
      <strong>{number}</strong>
      <span>{say(text)}</span>
      <progress aria-label={number} max={max} value={Math.min(Number(done), max)} />
    </div>
  );
}

type QuantityProgress = 'open' | 'begun' | 'done' | 'bad';
/** Where a quantity stands against what is asked for. */
export const quantityProgress = (done: Decimal, of: Decimal): QuantityProgress =>
  compareDecimal(done, of) >= 0 ? 'done' : compareDecimal(done, '0') > 0 ? 'begun' : 'open';

export interface CardProps {
  readonly title: ReactNode;
  readonly beside?: ReactNode;
  /** Right, large. */
  readonly figure?: ReactNode;
  readonly unit?: ReactNode;
  /** Below, in one line: who has it, what is urgent about it. */
  readonly note?: ReactNode;
  readonly progress?: QuantityProgress;
  readonly onPress?: () => void;
  /** A press is an answer, and leads not only on. */
  readonly posts?: boolean;
}
/** One line, one task, one balance. */
export function Card({ title, beside, figure, unit, note, progress = 'open', onPress, posts = false }: CardProps) {
  const body = (
    <>
      <span className={style['name']}>{title}</span>
      <span className={style['figure']}>{isDecimal(figure) ? formatDecimal(figure) : figure}</span>
      {(beside || unit) && (
        <>
          <span className={style['beside']}>{beside}</span>
          <span className={style['unit']}>{unit}</span>
        </>
      )}
      {note && <span className={style['note']}>{note}</span>}
    </>
  );
  const look = `${style['card']} ${style[progress] ?? ''}`;
  const armed = useArmed();
  return onPress ? (
    <button type="button" className={look} disabled={posts && !armed} onClick={onPress}>
      {body}
    </button>
  ) : (
    <div className={look}>{body}</div>
  );
}

interface PushProps {
  readonly text: Text;
  readonly onPress: () => void;
  readonly look?: 'main' | 'plain' | 'danger';
  readonly disabled?: boolean;
  /** Why it cannot be pressed; it is said on the button. */
  readonly why?: Text | null;
  /** What it does, where its text goes on changing: with the quantity it names, say. */
  readonly meaning?: string;
}
/** A button for gloves. One that means something else than a moment ago is another button. */
export const Push = (props: PushProps) => <ArmedPush key={props.meaning ?? props.text[1]} {...props} />;

function ArmedPush({ text, onPress, look = 'plain', disabled = false, why = null }: PushProps) {
  const say = useSay();
  const armed = useArmed();
  const shut = disabled || why !== null;
  return (
    <button
      type="button"
      className={`${style['push']} ${style[look] ?? ''} ${shut ? (style['shut'] ?? '') : ''}`}
      disabled={shut || !armed}
      onClick={onPress}
    >
      {say(text)}
      {why && <small>{say(why)}</small>}
    </button>
  );
}

/** A sentence where there is nothing else to show. */
export function Quiet({ text }: { readonly text: Text }) {
  return <p className={style['quiet']}>{useSay()(text)}</p>;
}

/** Two columns: what it is called, what it is. */
export function Facts({ rows }: { readonly rows: readonly (readonly [Text, ReactNode])[] }) {
  const say = useSay();
  return (
    <dl className={style['facts']}>
      {rows.map(([label, value]) => (
        <div key={label[1]}>
          <dt>{say(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
