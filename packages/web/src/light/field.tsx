import type { RuleBroken, Text } from '@takt/model';
import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useSay } from '../kit/say.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import style from './kit.module.css';

interface FieldProps {
  readonly label: Text;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: Text | null;
  /** To be noticed while typing. */
  readonly hint?: Text | null;
  /** Good to know. */
  readonly note?: Text | null;
  /** No line is kept free underneath: something else stands there. */
  readonly tight?: boolean;
  readonly placeholder?: Text;
  readonly glyph?: GlyphName;
  readonly secret?: boolean;
  readonly maxLength?: number;
  readonly digits?: boolean;
  readonly autoFocus?: boolean;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** What stands beside the input: a picture, a button. */
  readonly beside?: ReactNode;
}

/** One labelled input with what is wrong about it underneath. */
export function Field(props: FieldProps) {
  const { label, value, onChange, problem = null, hint = null, note = null, placeholder, glyph, secret = false, beside } = props;
  const say = useSay();
  const id = useId();
  const [shown, setShown] = useState(false);
  const under = problem ?? hint ?? note;
  const tone = problem ? 'error' : hint ? 'hint' : 'note';
  const room = props.tight && !under ? 'none' : 'under';
  return (
    <div className={style['field']}>
      <label className={style['label']} htmlFor={id}>
        {say(label)}
      </label>
      <div className={style['row']}>
        <div className={`${style['box']} ${problem ? style['wrong'] : ''}`}>
          {glyph && <Glyph name={glyph} />}
          <input
            id={id}
            className={style['input']}
            type={secret && !shown ? 'password' : 'text'}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={props.onKey}
            onKeyUp={props.onKey}
            placeholder={placeholder && say(placeholder)}
            maxLength={props.maxLength}
            inputMode={props.digits ? 'numeric' : undefined}
            // The first field of the page that was asked for.
            autoFocus={props.autoFocus}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem !== null}
            aria-describedby={under ? `${id}-under` : undefined}
          />
          {secret && <Eye shown={shown} onTurn={() => setShown(!shown)} />}
        </div>
        {beside}
      </div>
      <div id={`${id}-under`} className={`${style[room]} ${style[tone]}`} aria-live="polite">
        {under && say(under)}
      </div>
    </div>
  );
}

const SHOW: Text = ['显示明文', 'Show what is typed'];
const HIDE: Text = ['隐藏明文', 'Hide what is typed'];

function Eye({ shown, onTurn }: { readonly shown: boolean; readonly onTurn: () => void }) {
  const say = useSay();
  const name = say(shown ? HIDE : SHOW);
  return (
    <button type="button" className={style['eye']} onClick={onTurn} aria-label={name} aria-pressed={shown} title={name}>
      <Glyph name={shown ? 'shown' : 'hidden'} />
    </button>
  );
}

/** What is wrong, by field; the first sentence of each. */
export type Problems = Readonly<Record<string, Text>>;
export const problemsOf = (broken: readonly RuleBroken[]): Problems =>
  Object.fromEntries(broken.toReversed().map(({ field, text }) => [field, text]));

/** The same without one field, which is being corrected. */
export const without = (problems: Problems, field: string): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field));

/** Enter walks from input to input, and in the last one submits. An input method uses Enter for itself. */
export function enterMovesOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`.${style['input'] ?? ''}`)];
  const next = inputs[inputs.indexOf(event.target) + 1];
  if (!next || !inputs.includes(event.target)) return;
  event.preventDefault();
  next.focus();
}

/** Puts the cursor where the first mistake is; after the mistakes are on screen. */
export function focusFirstWrong(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
