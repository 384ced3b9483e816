import type { Entity, Fields, Problem, Text } from '@takt/model';
import { type ReactNode, useState } from 'react';
import { useSay } from '../kit/say.tsx';
import { type Draft, valueIn } from './draft.ts';
import { FieldFact, FieldItem } from './field-item.tsx';
import { isRequired, type Placed, sectionsOf } from './sections.ts';
import style from './record-form.module.css';

interface FormProps {
  readonly entity: Entity;
  /** Before the ids of the inputs, so that two forms in two tabs keep theirs apart. */
  readonly formId: string;
  readonly draft: Draft;
  /** Fields the tenant added, under the names they travel by. */
  readonly tenant: Fields;
  readonly editable: boolean;
  readonly problems: readonly Problem[];
  readonly onChange: (name: string, value: unknown, label?: string | null) => void;
}

const named = (draft: Draft, name: string): string | null => {
  const label = draft[`${name}Label`];
  return typeof label === 'string' ? label : null;
};

/** The fields of a row in sections, as many columns as there is room for. */
export function RecordForm(props: FormProps) {
  const say = useSay();
  const isStored = typeof props.draft['id'] === 'string';
  return sectionsOf(props.entity, props.draft, props.tenant)
    .filter(({ name }) => name !== 'server' || isStored)
    .map(({ name, title, folds, fields }) => {
      const grid = (
        <div className={style['around']}>
          <div className={style['grid']}>
            {fields.map((placed) => (
              <div key={placed.name} className={style[placed.span]}>
                <One {...props} placed={placed} editable={props.editable && name !== 'server'} />
              </div>
            ))}
          </div>
        </div>
      );
      const wrong = fields.some((placed) => props.problems.some(({ at }) => at === placed.name));
      return (
        <section key={name} className={style['section']} aria-label={title ? say(title) : undefined}>
          {folds && isStored && title ? (
            <Folded title={title} open={wrong}>
              {grid}
            </Folded>
          ) : (
            <>
              {title && <h2 className={style['title']}>{say(title)}</h2>}
              {grid}
            </>
          )}
        </section>
      );
    });
}

/** Closed until somebody opens it, or something in it is wrong. */
function Folded({ title, open, children }: { readonly title: Text; readonly open: boolean; readonly children: ReactNode }) {
  const say = useSay();
  const [opened, setOpened] = useState(false);
  return (
    <details open={opened || open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={style['summary']}>
        <h2 className={style['title']}>{say(title)}</h2>
      </summary>
      {children}
    </details>
  );
}

function One({ entity, formId, draft, editable, problems, placed, onChange }: FormProps & { readonly placed: Placed }) {
  const { name, field } = placed;
  const shown = { field, value: valueIn(draft, name), label: named(draft, name) };
  if (!editable) return <FieldFact {...shown} />;
  return (
    <FieldItem
      {...shown}
      id={`${formId}-${name}`}
      required={isRequired(entity, placed, draft)}
      problem={problems.find(({ at }) => at === name) ?? null}
      onChange={(value, label) => onChange(name, value, label)}
    />
  );
}
