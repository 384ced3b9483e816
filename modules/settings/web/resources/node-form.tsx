import { type Field, fill, sharedWords, type Text, valueProblem } from '@takt/model';
import { ApiError, FieldItem, Refusal, useDone, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { Resource } from '../../defs/index.ts';
import { saveNode, useChanged, useWhole } from './calls.ts';
import type { Draft, Node } from './nodes.ts';
import style from './resources.module.css';

const SAVED: Text = ['「{name}」已保存', '“{name}” has been saved'];
/** The order is changed in the tree. */
const { position: _order, ...SHOWN } = Resource.fields;
const FIELDS: readonly (readonly [string, Field])[] = Object.entries(SHOWN);

export interface FormEvents {
  /** Something is typed and not saved. */
  readonly onDirty: (dirty: boolean) => void;
  readonly onSaved: (id: string) => void;
}
interface FormProps extends FormEvents {
  readonly draft: Draft;
  readonly parentLabel: string | null;
  readonly editable: boolean;
}

/** The form of a stored node, once everything of it is there. */
export function StoredForm({ node, ...rest }: { readonly node: Node } & Omit<FormProps, 'draft' | 'parentLabel'>) {
  const { data, error } = useWhole(node);
  const label = data?.['parentLabel'];
  if (!data) return error ? <Refusal error={error} /> : <Spin />;
  return <NodeForm draft={data} parentLabel={typeof label === 'string' ? label : null} {...rest} />;
}

/** One node, field by field as its definition has them; judged here before the server is asked. */
export function NodeForm({ draft, parentLabel, editable, onDirty, onSaved }: FormProps) {
  const say = useSay();
  const done = useDone();
  const changed = useChanged();
  const [row, setRow] = useState(draft);
  const [parent, setParent] = useState(parentLabel);
  const [tried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () => saveNode(picked(row)),
    onSuccess: async ({ id }) => {
      done(fill(SAVED, { name: String(row['name']) }));
      await changed();
      onSaved(id);
    },
  });
  const wrong = ([name, field]: readonly [string, Field]) => {
    const own = tried ? valueProblem(field, row[name] ?? null) : null;
    const { error } = saving;
    const told = error instanceof ApiError ? error.problems.find(({ at }) => at === name)?.text : undefined;
    const text = own ?? told;
    return text ? { text, level: 'error' as const } : null;
  };
  const submit = (): void => {
    setTried(true);
    if (FIELDS.every(([name, field]) => !valueProblem(field, row[name] ?? null))) saving.mutate();
  };
  return (
    <form
      className={style['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={!editable} className={style['fields']}>
        {FIELDS.map(([name, field]) => (
          <FieldItem
            key={name}
            id={`resource-${name}`}
            field={field}
            value={row[name]}
            label={name === 'parent' ? parent : null}
            required={field.required}
            problem={wrong([name, field])}
            onChange={(value, label) => {
              setRow({ ...row, [name]: value });
              if (name === 'parent') setParent(label ?? null);
              saving.reset();
              onDirty(true);
            }}
          />
        ))}
      </fieldset>
      <Refusal error={saving.error} />
      {editable && (
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {say(sharedWords.save)}
        </Button>
      )}
    </form>
  );
}

/** What of a row is sent: its own fields and what the engine knows it by. */
const picked = (row: Draft): Draft =>
  Object.fromEntries(
    ['id', 'version', ...Object.keys(Resource.fields)].flatMap((name) => (Object.hasOwn(row, name) ? [[name, row[name]]] : [])),
  );
