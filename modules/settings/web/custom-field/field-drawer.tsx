import {
  type CustomField,
  customFieldProblems,
  fieldOfCustom,
  fill,
  namesInUse,
  type Problem,
  sharedWords,
  type Text,
} from '@takt/model';
import { ApiError, FieldItem, Refusal, useDone, useEntity, useSay, useThisTab } from '@takt/web';
import { App, Button, Drawer, Space } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useFieldCommand } from './calls.ts';
import { newField } from './draft.ts';
import { FieldForm } from './field-form.tsx';
import style from './field-drawer.module.css';

const NEW: Text = ['新增字段', 'Add field'];
const EDIT: Text = ['修改字段「{label}」', 'Edit the field “{label}”'];
const SAVED: Text = ['「{label}」已保存', '“{label}” has been saved'];
const PREVIEW: Text = ['表单预览', 'In the form'];
const UNNAMED: Text = ['（未命名）', '(no label yet)'];
const ASK: Text = ['放弃未保存的修改？', 'Discard what is not saved?'];

interface DrawerProps {
  readonly entity: string;
  /** Null for a new one. */
  readonly field: CustomField | null;
  readonly others: readonly CustomField[];
  readonly onClose: () => void;
}

/** One field written down, with how it will look in a form beside it; judged here before the server is asked. */
export function FieldDrawer({ entity: id, field, others, onClose }: DrawerProps) {
  const say = useSay();
  const done = useDone();
  const { modal } = App.useApp();
  const tab = useThisTab();
  const form = useId();
  const entity = useEntity(id);
  const command = useFieldCommand(id);
  const [draft, setDraft] = useState(field ?? newField);
  const [tried, setTried] = useState(false);
  const dirty = draft !== (field ?? newField);
  const taken = entity && namesInUse(entity, Object.fromEntries(others.map((one) => [one.name, one])));
  const own: readonly Problem[] = tried && taken ? customFieldProblems(draft, taken) : [];
  const told = command.error instanceof ApiError ? command.error.problems : [];
  const change = (next: CustomField): void => {
    setDraft(next);
    tab.setUnsaved(true);
    command.reset();
  };
  const leave = (): void => {
    tab.setUnsaved(false);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!taken || customFieldProblems(draft, taken).length > 0) return;
    command.mutate(
      { do: field ? 'change' : 'add', field: draft },
      {
        onSuccess: () => {
          done(fill(SAVED, { label: draft.label }));
          leave();
        },
      },
    );
  };
  const ask = (): void => {
    if (!dirty) return leave();
    void modal.confirm({
      title: say(ASK),
      okText: say(sharedWords.discard),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.keepEditing),
      onOk: leave,
    });
  };
  return (
    <Drawer
      open
      size={760}
      title={say(field ? fill(EDIT, { label: field.label }) : NEW)}
      onClose={ask}
      extra={
        <Space>
          <Button onClick={ask}>{say(sharedWords.cancel)}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={command.isPending}>
            {say(sharedWords.save)}
          </Button>
        </Space>
      }
    >
      <div className={style['halves']}>
        <form id={form} className={style['form']} onSubmit={submit}>
          <Refusal error={command.error} />
          <FieldForm draft={draft} stored={field} problems={[...own, ...told]} onChange={change} />
        </form>
        <Preview draft={draft} />
      </div>
    </Drawer>
  );
}

/** The field as people will meet it; what is tried out in it is kept nowhere. */
function Preview({ draft }: { readonly draft: CustomField }) {
  const say = useSay();
  const id = useId();
  const [value, setValue] = useState<unknown>(null);
  const label: Text = say(draft.label) === '' ? UNNAMED : draft.label;
  const drawn = fieldOfCustom({ ...draft, label, values: draft.values.filter(({ code }) => code !== '') });
  const begins = draft.default === 'today' || draft.default === 'now' ? null : draft.default;
  return (
    <aside className={style['preview']} aria-label={say(PREVIEW)}>
      <h3 className={style['subtitle']}>{say(PREVIEW)}</h3>
      <FieldItem
        key={draft.kind}
        id={id}
        field={drawn}
        value={value ?? begins}
        label={null}
        required={draft.required}
        problem={null}
        onChange={setValue}
      />
    </aside>
  );
}
