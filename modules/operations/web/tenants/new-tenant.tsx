import { choice, defaults, type Field, sharedWords, type Text, valueProblem } from '@takt/model';
import { ApiError, callWithForm, FieldItem, Refusal, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Descriptions, Flex, Modal, Typography } from 'antd';
import { useState } from 'react';
import { foundTenant } from '../../defs/index.ts';
import { newTenant, type NewTenantAccount } from '../../defs/tenant.ts';
import style from './tenants-page.module.css';

const FOUND: Text = ['创建', 'Create'];
const CLOSE: Text = ['我已转交，关闭', 'I have passed it on; close'];
const FOUNDED: Text = ['租户已创建', 'The company has been founded'];
const ONCE: Text = [
  '以下密码只显示这一次，首次登录后必须修改；请通过安全的方式转交管理员。',
  'The password is shown this once and must be changed at the first sign-in. Pass it on to the administrator in a safe way.',
];
const PASSWORD: Text = ['一次性密码', 'One-time password'];

interface NewProps {
  readonly cells: readonly string[];
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Asks what a new company needs, and tells its first password once. */
export function NewTenant({ cells, onCreated, onClose }: NewProps) {
  const [account, setAccount] = useState<NewTenantAccount | null>(null);
  if (account) return <Handed account={account} onClose={onClose} />;
  return (
    <Form
      cells={cells}
      onClose={onClose}
      onCreated={(created) => {
        setAccount(created);
        onCreated();
      }}
    />
  );
}

const idOf = (name: string): string => `new-tenant-${name}`;

interface FormProps {
  readonly cells: readonly string[];
  readonly onCreated: (account: NewTenantAccount) => void;
  readonly onClose: () => void;
}
function Form({ cells, onCreated, onClose }: FormProps) {
  const say = useSay();
  const fields: readonly (readonly [string, Field])[] = Object.entries({ ...newTenant, cell: cellChoice(cells) });
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() => ({
    ...defaults(newTenant, { now: '' }),
    cell: cells[0] ?? null,
  }));
  const [tried, setTried] = useState(false);
  const founding = useMutation({
    mutationFn: () => callWithForm(foundTenant, values),
    onSuccess: onCreated,
  });
  const told = founding.error instanceof ApiError ? founding.error.problems : [];
  const wrong = (name: string, field: Field) => {
    const own = tried ? valueProblem(field, values[name] ?? null) : null;
    const text = own ?? told.find(({ at }) => at === name)?.text;
    return text ? { text, level: 'error' as const } : null;
  };
  const submit = (): void => {
    setTried(true);
    const [first] = fields.filter(([name, field]) => valueProblem(field, values[name] ?? null));
    if (first) document.getElementById(idOf(first[0]))?.focus();
    else founding.mutate();
  };
  return (
    <Modal
      open
      width={480}
      title={say(foundTenant.label)}
      okText={say(FOUND)}
      cancelText={say(sharedWords.cancel)}
      confirmLoading={founding.isPending}
      mask={{ closable: false }}
      onOk={submit}
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) document.getElementById(idOf('code'))?.focus();
      }}
    >
      <Refusal error={founding.error} />
      <Flex vertical gap={10}>
        {fields.map(([name, field]) => (
          <FieldItem
            key={name}
            id={idOf(name)}
            field={field}
            required={field.required}
            value={values[name] ?? null}
            label={null}
            problem={wrong(name, field)}
            onChange={(value) => {
              setValues({ ...values, [name]: value });
              if (founding.isError) founding.reset();
            }}
          />
        ))}
      </Flex>
    </Modal>
  );
}

/** The cells are known only here, so the text becomes a choice of them. */
function cellChoice(cells: readonly string[]): Field {
  const [zh, en] = newTenant.cell.label;
  return choice(zh, en, Object.fromEntries(cells.map((name): [string, Text] => [name, [name, name]])), { required: true });
}

function Handed({ account, onClose }: { readonly account: NewTenantAccount; readonly onClose: () => void }) {
  const say = useSay();
  const { code, username, password } = account;
  return (
    <Modal
      open
      width={480}
      title={say(FOUNDED)}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {say(CLOSE)}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={say(ONCE)} />
      <Descriptions
        className={style['handed'] ?? ''}
        size="small"
        bordered
        column={1}
        items={[
          { key: 'code', label: say(newTenant.code.label), children: code },
          { key: 'username', label: say(newTenant.username.label), children: username },
          {
            key: 'password',
            label: say(PASSWORD),
            children: (
              <Typography.Text copyable code>
                {password}
              </Typography.Text>
            ),
          },
        ]}
      />
    </Modal>
  );
}
