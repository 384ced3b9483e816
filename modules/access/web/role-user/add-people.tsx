import { fill, sharedWords, type Text } from '@takt/model';
import { PeoplePicker, useSay } from '@takt/web';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { User } from '../../defs/index.ts';
import type { RoleListed } from '../../defs/role-members.ts';
import style from './role-user.module.css';

const TITLE: Text = ['添加用户到「{role}」', 'Add people to “{role}”'];
const WHO: Text = ['用户', 'People'];
const HINT: Text = ['可按用户名或姓名查找，一次可添加多人。', 'Found by user name or name; several at once.'];
const HAVE: Text = ['其中 {n} 人已有该角色', '{n} of them have this role already'];
const ADD: Text = ['添加（{n}）', 'Add ({n})'];

interface AddProps {
  readonly role: RoleListed;
  /** Who has it already. */
  readonly has: readonly string[];
  readonly onAdd: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Chooses people for a role. */
export function AddPeople({ role, has, onAdd, onClose }: AddProps) {
  const say = useSay();
  const id = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const fresh = chosen.filter((one) => !has.includes(one));
  return (
    <Modal
      open
      title={say(fill(TITLE, { role: role.name }))}
      okText={say(fill(ADD, { n: fresh.length }))}
      okButtonProps={{ disabled: fresh.length === 0 }}
      cancelText={say(sharedWords.cancel)}
      onOk={() => onAdd(fresh)}
      onCancel={onClose}
    >
      <label htmlFor={id}>{say(WHO)}</label>
      <div className={style['picker']}>
        <PeoplePicker many id={id} entity={User.id} value={chosen} onChange={(value) => setChosen([value].flat())} />
      </div>
      <p className={style['hint']}>
        {say(HINT)} {fresh.length < chosen.length && say(fill(HAVE, { n: chosen.length - fresh.length }))}
      </p>
    </Modal>
  );
}
