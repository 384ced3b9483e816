import { type Field, type Fields, valueProblem } from '@takt/model';
import { type FormEvent, type ReactNode, useState } from 'react';
import { FieldItem } from './field-item.tsx';

interface InputFields {
  readonly values: Readonly<Record<string, unknown>>;
  /** The fields to fill in, each with what is wrong with it once somebody has tried. */
  readonly items: readonly ReactNode[];
  /** For the form around them: goes on when nothing is wrong. */
  readonly submit: (goOn: () => void) => (event: FormEvent) => void;
}

interface Options {
  readonly begin?: Readonly<Record<string, unknown>>;
  readonly onChange?: () => void;
}

/** What a call takes, as fields of a small form or a row of filters; what is typed in tables is asked elsewhere. */
export function useInputFields(name: string, fields: Fields, { begin = {}, onChange }: Options = {}): InputFields {
  const asked: readonly (readonly [string, Field])[] = Object.entries(fields).filter(([, { kind }]) => kind !== 'json');
  const [typed, setTyped] = useState(begin);
  const [labels, setLabels] = useState<Readonly<Record<string, string | null>>>({});
  const [tried, setTried] = useState(false);
  const values = Object.fromEntries(asked.map(([key]) => [key, typed[key] ?? null]));
  const wrongOf = (key: string, field: Field) => {
    const text = tried ? valueProblem(field, values[key] ?? null) : null;
    return text ? { text, level: 'error' as const } : null;
  };
  const items = asked.map(([key, field]) => (
    <FieldItem
      key={key}
      id={`${name}-${key}`}
      field={field}
      value={values[key] ?? null}
      label={labels[key] ?? null}
      required={field.required}
      problem={wrongOf(key, field)}
      onChange={(value, label) => {
        setTyped({ ...typed, [key]: value });
        setLabels({ ...labels, [key]: label ?? null });
        onChange?.();
      }}
    />
  ));
  const submit = (goOn: () => void) => (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (asked.every(([key, field]) => valueProblem(field, values[key] ?? null) === null)) goOn();
  };
  return { values, items, submit };
}
