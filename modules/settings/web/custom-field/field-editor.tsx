import { CUSTOM_FIELDS_MAX, type CustomField, fill, sharedWords, type Text } from '@takt/model';
import { type ActionButton, ActionButtonView, Refusal, Say, useDone, useSay } from '@takt/web';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { ExtendedScreen } from '../../defs/custom-field.ts';
import { NO_RIGHT, useFieldCommand, useCustomFields } from './calls.ts';
import { ChangesDrawer } from './changes-drawer.tsx';
import { FieldDrawer } from './field-drawer.tsx';
import { FieldTable } from './field-table.tsx';
import style from './custom-field.module.css';

const ADD: Text = ['新增字段', 'Add field'];
const CHANGES: Text = ['变更记录', 'Changes'];
const HINT: Text = [
  '新增后立即出现在列表、表单、查询条件、导入和导出中，只对本公司生效。',
  'A new field is at once in the list, the form, the query, imports and exports, for this company only.',
];
const FULL: Text = ['最多 {n} 个扩展字段', 'There are {n} fields at most'];
const FREE: Text = ['移除不再使用的字段后再新增', 'Remove one that is no longer used'];
const ASK: Text = ['移除字段「{label}」？', 'Remove the field “{label}”?'];
const ASK_HINT: Text = [
  '它将从列表、表单、查询和导入导出中消失。已填写的内容会保留，恢复字段后重新可见。',
  'It disappears from lists, forms, queries and sheets. What was filled in is kept, and shows again once the field is brought back.',
];
const REMOVED: Text = ['「{label}」已移除', '“{label}” was removed'];
const RESTORE: Text = ['恢复', 'Bring back'];
const RESTORED: Text = ['「{label}」已恢复', '“{label}” is back'];
const GONE: Text = ['已移除（{n}）', 'Removed ({n})'];

/** The fields a company added to one entity, and what can be done with them. */
export function FieldEditor({ screen: { entity, label } }: { readonly screen: ExtendedScreen }) {
  const say = useSay();
  const done = useDone();
  const { modal } = App.useApp();
  const { data, error, isPending } = useCustomFields(entity);
  const command = useFieldCommand(entity);
  const [open, setOpen] = useState<CustomField | 'new' | 'changes' | null>(null);
  const { fields = [], removed = [], mayEdit = false } = data ?? {};
  const refusal = data && !mayEdit ? NO_RIGHT : null;
  const full = fields.length >= CUSTOM_FIELDS_MAX ? { text: fill(FULL, { n: CUSTOM_FIELDS_MAX }), unblock: FREE } : null;
  const add: ActionButton = { name: 'add', label: ADD, why: refusal ?? full, run: () => setOpen('new') };
  const ask = (field: CustomField): void =>
    void modal.confirm({
      title: <Say text={fill(ASK, { label: field.label })} />,
      content: <Say text={ASK_HINT} />,
      okText: say(sharedWords.remove),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.cancel),
      onOk: () =>
        command.mutate({ do: 'remove', name: field.name }, { onSuccess: () => done(fill(REMOVED, { label: field.label })) }),
    });
  const restore = ({ name, label: word }: CustomField): ActionButton => ({
    name: 'restore',
    label: RESTORE,
    why: refusal ?? full,
    run: () => command.mutate({ do: 'restore', name }, { onSuccess: () => done(fill(RESTORED, { label: word })) }),
  });
  return (
    <>
      <div className={style['bar']}>
        <h2 className={style['name']}>{say(label)}</h2>
        <Button onClick={() => setOpen('changes')}>{say(CHANGES)}</Button>
        <ActionButtonView button={add} type="primary" />
      </div>
      <p className={style['hint']}>{say(HINT)}</p>
      <Refusal error={command.error ?? error} />
      <FieldTable
        fields={fields}
        pending={isPending}
        busy={command.isPending}
        refusal={refusal}
        onEdit={setOpen}
        onRemove={ask}
        onOrder={(names) => command.mutate({ do: 'order', names })}
      />
      {removed.length > 0 && (
        <div className={style['removed']}>
          <h3 className={style['subtitle']}>{say(fill(GONE, { n: removed.length }))}</h3>
          {removed.map((field) => (
            <div key={field.name} className={style['gone']}>
              <span>
                {say(field.label)} <span className={style['code']}>{field.name}</span>
              </span>
              <ActionButtonView button={restore(field)} type="link" size="small" />
            </div>
          ))}
        </div>
      )}
      {open === 'changes' && <ChangesDrawer entity={entity} title={label} onClose={() => setOpen(null)} />}
      {open !== null && open !== 'changes' && (
        <FieldDrawer
          entity={entity}
          field={open === 'new' ? null : open}
          others={fields.filter((one) => one !== open)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
