import { sharedWords, type Text } from '@takt/model';
import { Button, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useOptions } from '../fields/link/options.ts';
import { useSay } from '../kit/say.tsx';
import { useProduct } from '../product/assembly.ts';
import type { Audience } from './shared.ts';
import style from './share-dialog.module.css';

const A_ROLE: Text = ['指定角色', 'A role'];
const CHOOSE: Text = ['请选择角色', 'Choose a role'];

interface ShareDialogProps {
  readonly title: Text;
  readonly verb: Text;
  /** What takes it back again; absent where that is done elsewhere. */
  readonly withdraw?: { readonly verb: Text; readonly run: (audience: Audience) => void };
  readonly onDone: (audience: Audience) => void;
  readonly onClose: () => void;
}

/** Whom something is published for. */
export function ShareDialog({ title, verb, withdraw, onDone, onClose }: ShareDialogProps) {
  const say = useSay();
  const { people } = useProduct();
  const [toRole, setToRole] = useState(false);
  const [role, setRole] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const roles = useOptions(people.role, search, toRole);
  const unsaid = toRole && role === null;
  const audience: Audience = { role: toRole ? role : null };
  const ways = [
    { value: false, label: say(sharedWords.everyone) },
    { value: true, label: say(A_ROLE) },
  ];
  return (
    <Modal
      open
      width={480}
      title={say(title)}
      onCancel={onClose}
      footer={[
        ...(withdraw
          ? [
              <Button
                key="withdraw"
                className={style['withdraw'] ?? ''}
                danger
                disabled={unsaid}
                onClick={() => withdraw.run(audience)}
              >
                {say(withdraw.verb)}
              </Button>,
            ]
          : []),
        <Button key="cancel" onClick={onClose}>
          {say(sharedWords.cancel)}
        </Button>,
        <Button key="done" type="primary" disabled={unsaid} onClick={() => onDone(audience)}>
          {say(verb)}
        </Button>,
      ]}
    >
      <Radio.Group value={toRole} options={ways} onChange={({ target }) => setToRole(target.value === true)} />
      {toRole && (
        <Select
          className={style['role'] ?? ''}
          value={role}
          placeholder={say(CHOOSE)}
          aria-label={say(CHOOSE)}
          showSearch={{ filterOption: false, onSearch: setSearch }}
          loading={roles.isFetching}
          options={[...(roles.data ?? [])]}
          onChange={setRole}
        />
      )}
    </Modal>
  );
}
