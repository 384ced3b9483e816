import { fill, type Text } from '@takt/model';
import { Refusal, Say, useSay, useThisTab } from '@takt/web';
import { App, Empty, Input, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import type { RoleListed } from '../../defs/role-members.ts';
import { useRoles } from './calls.ts';
import style from './role-desk.module.css';

const LIST: Text = ['角色', 'Roles'];
const SEARCH: Text = ['角色编码或名称', 'Code or name of a role'];
const PEOPLE: Text = ['{n} 人', '{n} people'];
const PERSON: Text = ['1 人', '1 person'];
const ADMIN: Text = ['管理员', 'Administrator'];
const NONE: Text = ['没有符合条件的角色', 'No role matches'];
const CHOOSE: Text = ['请在左侧选择角色', 'Choose a role on the left'];
const LEAVE: Text = ['「{name}」有未保存的修改', '“{name}” has unsaved changes'];
const LOST: Text = ['切换后，未保存的修改将丢失。', 'They are lost when you go to another role.'];
const GO: Text = ['放弃修改', 'Discard changes'];
const STAY: Text = ['继续编辑', 'Keep editing'];

interface DeskProps {
  readonly title: Text;
  readonly extra?: ReactNode;
  /** What is shown of the chosen role, and the mark for what is not saved of it. */
  readonly children: (role: RoleListed, setUnsaved: (unsaved: boolean) => void) => ReactNode;
}

/** Roles on the left, one of them on the right; unsaved work is asked about before another is chosen. */
export function RoleDesk({ title, extra, children }: DeskProps) {
  const say = useSay();
  const tab = useThisTab();
  const { modal } = App.useApp();
  const { data: roles = [], error, isPending } = useRoles();
  const [chosen, setChosen] = useState<string | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const mark = (next: boolean): void => {
    setUnsaved(next);
    tab.setUnsaved(next);
  };
  const role = roles.find(({ id }) => id === chosen) ?? null;
  const go = (id: string): void => {
    mark(false);
    setChosen(id);
  };
  const choose = (id: string): void => {
    if (id === chosen) return;
    if (!role || !unsaved) return go(id);
    void modal.confirm({
      title: <Say text={fill(LEAVE, { name: role.name })} />,
      content: <Say text={LOST} />,
      okText: say(GO),
      okButtonProps: { danger: true },
      cancelText: say(STAY),
      onOk: () => go(id),
    });
  };
  return (
    <>
      <div className={style['head']}>
        <h1 className={style['title']}>{say(title)}</h1>
        {extra}
      </div>
      <Refusal error={error} />
      <div className={style['halves']}>
        <section className={`${style['card']} ${style['roles']}`} aria-label={say(LIST)}>
          <RoleList roles={roles} pending={isPending} chosen={chosen} onChoose={choose} />
        </section>
        <section className={style['card']} aria-label={role ? say(role.name) : say(title)}>
          {role ? (
            <div key={role.id}>{children(role, mark)}</div>
          ) : (
            <Empty className={style['empty'] ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(CHOOSE)} />
          )}
        </section>
      </div>
    </>
  );
}

interface ListProps {
  readonly roles: readonly RoleListed[];
  readonly pending: boolean;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function RoleList({ roles, pending, chosen, onChoose }: ListProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = roles.filter(({ code, name }) => [code, ...name].some((text) => text.toLowerCase().includes(wanted)));
  return (
    <>
      <Input.Search
        allowClear
        aria-label={say(SEARCH)}
        placeholder={say(SEARCH)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul className={style['list']}>
        {found.map(({ id, code, name, isAdmin, people }) => (
          <li key={id}>
            <button type="button" className={style['role']} aria-current={id === chosen} onClick={() => onChoose(id)}>
              <span className={style['name']}>
                {say(name)}
                {isAdmin && <Tag className={style['tag'] ?? ''}>{say(ADMIN)}</Tag>}
              </span>
              <span className={style['about']}>
                <span className={style['code']}>{code}</span>
                <span>{say(people === 1 ? PERSON : fill(PEOPLE, { n: people }))}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && !pending && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NONE)} />}
    </>
  );
}
