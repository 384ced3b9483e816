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
import { Alert, Modal, Select } from 'antd';
import { useState } from 'react';
import { lineNames } from '../edit/lines/line-names.ts';
import { FieldItem } from '../edit/field-item.tsx';
import { useSay } from '../kit/say.tsx';
import { useProduct } from '../product/assembly.ts';
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
  readonly asking: GuardContext;
  readonly busy: boolean;
  readonly onRun: (answer: Answer) => void;
  readonly onClose: () => void;
}

const ASK: Text = ['{verb}{label} {number}？', '{verb} {label} {number}?'];
const FILL_IN: Text = ['{verb} · {label} {number}', '{verb} · {label} {number}'];
/** The input that means one of the document's own lines. */
const LINE = 'lineId';
const inputId = (name: string): string => `action-${name}`;

/** Asks once more, by the name of the document and in the words of the action, and for what the action wants to know. */
export function ActionDialog({ doc, name, row, asking: guardContext, busy, onRun, onClose }: DialogProps) {
  const say = useSay();
  const { Foresight } = useProduct();
  const action = doc.actions[name] as Action;
  // Structured answers come from a page of their own; no dialog can ask for them.
  const fields = Object.entries(action.input ?? {}).filter(([, { kind }]) => kind !== 'json');
  const [first] = fields;
  const askedFor = (action.needs ?? []).flatMap(({ asksFor }) => asksFor ?? []);
  const [input, setInput] = useState<Readonly<Record<string, unknown>>>({});
  const [names, setNames] = useState<Readonly<Record<string, string | null>>>({});
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [tried, setTried] = useState(false);
  const label = actionLabel(doc, name);
  const at: GuardContext = { ...guardContext, input };
  const asked = cautions(doc, name, row, at);
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
        fill(fields.length > 0 ? FILL_IN : ASK, {
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
      width={action.posts ? 640 : 480}
      okButtonProps={{ autoFocus: fields.length === 0 }}
      afterOpenChange={(shown) => {
        if (shown && first) document.getElementById(inputId(first[0]))?.focus();
      }}
    >
      {action.confirm && <p>{say(action.confirm)}</p>}
      {fields.map(([key, field]) => {
        const problem = tried ? valueProblem(field, input[key] ?? null) : null;
        const change = (value: unknown, called?: string | null): void => {
          setInput({ ...input, [key]: value });
          setNames({ ...names, [key]: called ?? null });
          setRefused(null);
        };
        return key === LINE ? (
          <LineChoice key={key} field={field} doc={doc} row={row} value={input[key]} problem={problem} onChange={change} />
        ) : (
          <FieldItem
            key={key}
            id={inputId(key)}
            field={field}
            required={field.required || askedFor.includes(key)}
            value={input[key] ?? null}
            label={names[key] ?? null}
            problem={problem && { text: problem, level: 'error' }}
            onChange={change}
          />
        );
      })}
      {action.posts && <Foresight entity={doc.id} row={row} action={name} input={input} />}
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
  const options = [...lineNames(doc.details['lines'], lines)];
  return (
    <div className={style['line']}>
      <label htmlFor={inputId(LINE)}>
        {field.required && '* '}
        {say(field.label)}
      </label>
      <Select
        id={inputId(LINE)}
        value={typeof value === 'string' ? value : null}
        options={options}
        onChange={onChange}
        style={{ width: '100%' }}
      />
      {problem && <div className={style['wrong']}>{say(problem)}</div>}
    </div>
  );
}
