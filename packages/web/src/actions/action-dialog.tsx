import {
  type Action,
  actionLabel,
  type AnyDocument,
  cautions,
  type Field,
  fill,
  type GuardContext,
  inSentence,
  type Refusal,
  refusal,
  sharedWords,
  type Text,
  valueProblem,
} from '@takt/model';
import { Alert, Button, Modal, Select } from 'antd';
import { Suspense, useState } from 'react';
import { lineNames } from '../edit/lines/line-names.ts';
import { FieldItem, FieldLabel } from '../edit/field-item.tsx';
import { useSay } from '../kit/say.tsx';
import { useProduct, useSlots } from '../product/assembly.ts';
import style from './action-dialog.module.css';

type Row = Readonly<Record<string, unknown>> & { readonly status: string };
export interface Answer {
  readonly input: Readonly<Record<string, unknown>>;
  readonly accepted: readonly string[];
}
interface DialogProps {
  readonly doc: AnyDocument;
  readonly name: string;
  readonly row: Row;
  readonly guardContext: GuardContext;
  readonly busy: boolean;
  readonly onRun: (answer: Answer) => void;
  readonly onClose: () => void;
}

const ASK: Text = ['{verb}{label} {number}？', '{verb} {label} {number}?'];
const FILL_IN: Text = ['{verb} · {label} {number}', '{verb} · {label} {number}'];
const EXCEPTIONS: Text = ['按例外处理…', 'Make an exception…'];
/** The input that means one of the document's own lines. */
const LINE = 'lineId';
const inputId = (name: string): string => `action-${name}`;

/** Asks once more, by the name of the document and in the words of the action, and for what the action wants to know. */
export function ActionDialog({ doc, name, row, guardContext, busy, onRun, onClose }: DialogProps) {
  const say = useSay();
  const { Foresight } = useProduct();
  const own = useSlots(doc.id).forms.find(({ action: form }) => form === name);
  const action = doc.actions[name] as Action;
  const maySee = (right: string | undefined): boolean => right === undefined || guardContext.actor.can(`${doc.id}.${right}`);
  // Structured answers come from a page of their own; no dialog can ask for them.
  const fields = Object.entries(action.input ?? {}).filter(
    ([key, { kind, options }]) =>
      kind !== 'json' && !own?.asks.includes(key) && (options.neededIf?.(row) ?? true) && maySee(options.right),
  );
  const [first] = fields.filter(([key]) => !action.exceptions?.includes(key));
  const askedFor = (action.needs ?? []).flatMap(({ asksFor }) => asksFor ?? []);
  const [input, setInput] = useState<Readonly<Record<string, unknown>>>({});
  const [unusual, setUnusual] = useState(false);
  const folded = unusual ? [] : (action.exceptions ?? []);
  const [names, setNames] = useState<Readonly<Record<string, string | null>>>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [tried, setTried] = useState(false);
  const [stands, setStands] = useState(false);
  const label = actionLabel(doc, name);
  const at: GuardContext = { ...guardContext, input };
  const asked = cautions(doc, name, row, at);
  const change = (key: string, value: unknown): void => {
    setInput((before) => ({ ...before, [key]: value }));
    setRefused(null);
  };
  const press = (): void => {
    setTried(true);
    if (fields.some(([key, field]) => valueProblem(field, input[key] ?? null))) return;
    const no = refusal(doc, name, row, at);
    setRefused(no);
    if (!no) onRun({ input, accepted: asked.map(({ code }) => code) });
  };
  return (
    <Modal
      open
      title={say(
        fill(own || fields.length > 0 ? FILL_IN : ASK, {
          verb: label,
          label: inSentence(doc.label),
          number: row['number'],
        }),
      )}
      okText={say(label)}
      cancelText={say(sharedWords.back)}
      confirmLoading={busy}
      onOk={press}
      onCancel={onClose}
      mask={{ closable: false }}
      width={own ? 880 : action.posts || action.previews ? 640 : 480}
      okButtonProps={{ autoFocus: first === undefined }}
      afterOpenChange={(shown) => {
        setStands(shown);
        if (shown && first) document.getElementById(inputId(first[0]))?.focus();
      }}
    >
      {action.confirm && <p>{say(action.confirm)}</p>}
      {own && (
        <Suspense>
          <own.body row={row} input={input} shown={stands} onChange={change} />
        </Suspense>
      )}
      {fields
        .filter(([key]) => !folded.includes(key))
        .map(([key, field]) => {
          const problem = tried ? valueProblem(field, input[key] ?? null) : null;
          return key === LINE ? (
            <LineChoice
              key={key}
              field={field}
              doc={doc}
              row={row}
              value={input[key]}
              problem={problem}
              onChange={(value) => change(key, value)}
            />
          ) : (
            <FieldItem
              key={key}
              id={inputId(key)}
              field={field}
              required={field.required || askedFor.includes(key)}
              value={input[key] ?? null}
              label={names[key] ?? null}
              problem={problem && { text: problem, level: 'error' }}
              onChange={(value, called) => {
                change(key, value);
                setNames({ ...names, [key]: called ?? null });
              }}
            />
          );
        })}
      {(action.posts || action.previews) && <Foresight entity={doc.id} row={row} action={name} input={input} />}
      {folded.length > 0 && (
        <Button type="link" size="small" className={style['unusual'] ?? ''} onClick={() => setUnusual(true)}>
          {say(EXCEPTIONS)}
        </Button>
      )}
      {asked.map(({ code, text, unblock }) => (
        <Alert
          key={code}
          className={style['said']}
          type="warning"
          showIcon
          title={say(text)}
          description={unblock && say(unblock)}
        />
      ))}
      {refused && (
        <Alert
          className={style['said']}
          type="error"
          showIcon
          title={say(refused.text)}
          description={refused.unblock && say(refused.unblock)}
        />
      )}
    </Modal>
  );
}

interface LineChoiceProps {
  readonly field: Field;
  readonly doc: AnyDocument;
  readonly row: Row;
  readonly value: unknown;
  readonly problem: Text | null;
  readonly onChange: (value: unknown) => void;
}

/** An input called `lineId` means one of the document's own lines: chosen by what it says, not by its id. */
function LineChoice({ field, doc, row, value, problem, onChange }: LineChoiceProps) {
  const say = useSay();
  const lines = Array.isArray(row['lines']) ? (row['lines'] as readonly Readonly<Record<string, unknown>>[]) : [];
  const { lineIf } = field.options;
  // Named among all of them: a line keeps its place.
  const meant = new Set(lines.filter((line) => lineIf?.(line, row) ?? true).map(({ id }) => id));
  const options = lineNames(doc.details['lines'], lines)
    .filter((one) => meant.has(one.value))
    .map((one) => ({ value: one.value, label: say(one.label) }));
  return (
    <div className={style['line']}>
      <FieldLabel id={inputId(LINE)} field={field} required={field.required} />
      <Select
        id={inputId(LINE)}
        value={typeof value === 'string' ? value : null}
        options={options}
        allowClear={!field.required}
        onChange={(chosen) => onChange(chosen ?? null)}
        style={{ width: '100%' }}
      />
      {problem && <div className={style['wrong']}>{say(problem)}</div>}
    </div>
  );
}
