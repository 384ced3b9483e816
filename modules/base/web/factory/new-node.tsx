import { type Field, fill, problems, sharedWords, type Text } from '@takt/model';
import { ApiError, FieldItem, Refusal, useDone, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { entityOfLevel, labelOf, type Level } from '../../defs/factory/factory.ts';
import { saveNode, useChanged } from './calls.ts';
import type { Row } from './nodes.ts';
import style from './factory.module.css';

const NEW: Text = ['新增{level}', 'New {level}'];
const SAVED: Text = ['「{name}」已保存', '“{name}” has been saved'];
/** Said by the place in the tree, or not asked of a new node. */
const UNASKED = ['plant', 'workshop', 'line', 'workSection', 'markStatus'];

interface NewProps {
  readonly level: Level;
  readonly begin: Row;
  readonly onDirty: () => void;
  readonly onSaved: (id: string) => void;
  readonly onCancel: () => void;
}

/** A new node below the chosen one, field by field as its definition has them; judged here before the server is asked. */
export function NewNode({ level, begin, onDirty, onSaved, onCancel }: NewProps) {
  const say = useSay();
  const done = useDone();
  const changed = useChanged();
  const entity = entityOfLevel(level);
  const asked: readonly (readonly [string, Field])[] = Object.entries(entity.fields).filter(([name]) => !UNASKED.includes(name));
  const [row, setRow] = useState(begin);
  const [labels, setLabels] = useState<Readonly<Record<string, string | null>>>({});
  const [tried, setTried] = useState(false);
  const saving = useMutation({
    mutationFn: () => saveNode(level, row),
    onSuccess: async ({ id }) => {
      done(fill(SAVED, { name: String(row['name']) }));
      await changed();
      onSaved(id);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  // Whoever asked for a new node types next.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const own = problems(entity, row, { now: '' });
  const wrong = (name: string) => {
    const told = saving.error instanceof ApiError ? saving.error.problems.find(({ at }) => at === name)?.text : undefined;
    const text = (tried ? own.find(({ at }) => at === name)?.text : undefined) ?? told;
    return text ? { text, level: 'error' as const } : null;
  };
  return (
    <form
      ref={form}
      className={style['form']}
      aria-label={say(fill(NEW, { level: labelOf(level) }))}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (own.length === 0) saving.mutate();
      }}
    >
      <h3 className={style['sub']}>{say(fill(NEW, { level: labelOf(level) }))}</h3>
      <div className={style['fields']}>
        {asked.map(([name, field]) => (
          <FieldItem
            key={name}
            id={`node-${name}`}
            field={field}
            value={row[name]}
            label={labels[name] ?? null}
            required={field.required}
            problem={wrong(name)}
            onChange={(value, label) => {
              setRow({ ...row, [name]: value });
              setLabels({ ...labels, [name]: label ?? null });
              saving.reset();
              onDirty();
            }}
          />
        ))}
      </div>
      <Refusal error={saving.error} />
      <div className={style['tools']}>
        <Button type="primary" htmlType="submit" loading={saving.isPending}>
          {say(sharedWords.save)}
        </Button>
        <Button onClick={onCancel}>{say(sharedWords.cancel)}</Button>
      </div>
    </form>
  );
}
