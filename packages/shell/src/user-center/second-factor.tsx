import { fill, sharedWords, type Text } from '@takt/model';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Popconfirm, Space, Table, Tag } from 'antd';
import { useState } from 'react';
import { factorIsSet, Refusal, Sheet, useDone, useSay, useSession } from '@takt/web/host';
import { AddPasskey } from './add-passkey.tsx';
import { AddTotp } from './add-totp.tsx';
import { type Factor, type FirstCodes, loadFactors, removeFactor, renewCodes } from './own-factors.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import style from './user-center.module.css';

const TITLE: Text = ['二次验证', 'Second factor'];
const WHAT: Text = [
  '除密码外再出示一样您拥有的东西，别人知道密码也进不来。通行密钥还可以直接登录，不用输入密码。',
  'Beside the password you show something you have, so that a known password opens nothing. A passkey also signs in without it.',
];
const REQUIRED: Text = ['您的角色或企业要求二次验证', 'Your role or company requires a second factor'];
const DUE: Text = [
  '您的角色或企业要求二次验证，设置一项后即可使用系统',
  'Your role or company requires a second factor; set one up to go on',
];
const KEEP_ONE: Text = ['要求二次验证，请先添加另一项', 'One is required; add another first'];
const NONE_REQUIRED: Text = ['尚未设置', 'None yet'];
const NONE: Text = ['尚未设置，只用密码登录', 'None yet: the password alone signs in'];
const KIND: Text = ['方式', 'Kind'];
const NAME: Text = ['名称', 'Name'];
const ADDED: Text = ['设置时间', 'Added'];
const USED: Text = ['最近使用', 'Last used'];
const NEVER: Text = ['尚未使用', 'Not yet'];
const KINDS: Readonly<Record<Factor['kind'], Text>> = { totp: ['身份验证器', 'Authenticator'], passkey: ['通行密钥', 'Passkey'] };
const ADD_TOTP: Text = ['设置身份验证器', 'Set up an authenticator'];
const CHANGE_TOTP: Text = ['更换身份验证器', 'Replace the authenticator'];
const ADD_PASSKEY: Text = ['添加通行密钥', 'Add a passkey'];
const NO_PASSKEYS: Text = ['通行密钥需要用域名打开系统', 'Passkeys need the product opened by its name'];
const SURE: Text = ['移除「{name}」？之后不能再用它登录。', 'Remove “{name}”? It will not sign you in any more.'];
const REMOVED: Text = ['已移除', 'Removed'];
const LEFT: Text = [
  '恢复码还剩 {n} 个，手机和密钥都不在身边时用',
  '{n} recovery codes left, for when phone and key are out of reach',
];
const RENEW: Text = ['重新生成恢复码', 'New recovery codes'];
const RENEW_SURE: Text = ['旧的恢复码立即失效，继续？', 'The old codes end at once. Go on?'];
const KEY = ['factors'];

/** What the person shows beside the password; the only page open to whoever must set one up first. */
export function SecondFactor() {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const { signed } = useSession();
  const [adding, setAdding] = useState<Factor['kind'] | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const own = useQuery({ queryKey: KEY, queryFn: loadFactors });
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const removing = useMutation({ mutationFn: removeFactor, onSuccess: () => done(REMOVED), onSettled: refresh });
  const renewing = useMutation({ mutationFn: renewCodes, onSuccess: setCodes, onSettled: refresh });
  const added = (first: FirstCodes): void => {
    setAdding(null);
    // Shown before anything else opens: they are seen only once.
    if (first) setCodes(first);
    else factorIsSet();
    void refresh();
  };
  const factors = own.data?.factors ?? [];
  const isLast = own.data?.required === true && factors.length === 1;
  const hasTotp = factors.some(({ kind }) => kind === 'totp');
  return (
    <Sheet title={TITLE}>
      <p className={style['hint']}>{say(WHAT)}</p>
      {own.data?.required && (
        <Alert
          className={style['reason']}
          type={signed?.factorDue ? 'warning' : 'info'}
          showIcon
          title={say(signed?.factorDue ? DUE : REQUIRED)}
        />
      )}
      <Refusal error={own.error ?? removing.error ?? renewing.error} />
      <Space wrap className={style['reason'] ?? ''}>
        <Button type="primary" onClick={() => setAdding('totp')}>
          {say(hasTotp ? CHANGE_TOTP : ADD_TOTP)}
        </Button>
        <Button
          disabled={own.data?.passkeys !== true}
          title={own.data?.passkeys === false ? say(NO_PASSKEYS) : undefined}
          onClick={() => setAdding('passkey')}
        >
          {say(ADD_PASSKEY)}
        </Button>
      </Space>
      <Table<Factor>
        size="small"
        rowKey="id"
        pagination={false}
        loading={own.isPending}
        dataSource={[...factors]}
        locale={{ emptyText: say(own.data?.required ? NONE_REQUIRED : NONE) }}
        columns={[
          { title: say(KIND), key: 'kind', width: 160, render: (_, { kind }) => <Tag>{say(KINDS[kind])}</Tag> },
          { title: say(NAME), dataIndex: 'name' },
          { title: say(ADDED), dataIndex: 'createdAt', width: 160 },
          { title: say(USED), key: 'used', width: 160, render: (_, { usedAt }) => usedAt ?? say(NEVER) },
          {
            key: 'remove',
            align: 'right',
            width: 100,
            render: (_, { id, name }) => (
              <Popconfirm
                title={say(fill(SURE, { name }))}
                okText={say(sharedWords.remove)}
                cancelText={say(sharedWords.cancel)}
                disabled={isLast}
                onConfirm={() => removing.mutate(id)}
              >
                <Button type="link" size="small" danger disabled={isLast} title={isLast ? say(KEEP_ONE) : undefined}>
                  {say(sharedWords.remove)}
                </Button>
              </Popconfirm>
            ),
          },
        ]}
      />
      {factors.length > 0 && (
        <p className={style['after']}>
          {say(fill(LEFT, { n: own.data?.recoveryLeft ?? 0 }))}
          <Popconfirm
            title={say(RENEW_SURE)}
            okText={say(RENEW)}
            cancelText={say(sharedWords.cancel)}
            onConfirm={() => renewing.mutate()}
          >
            <Button type="link" size="small" loading={renewing.isPending}>
              {say(RENEW)}
            </Button>
          </Popconfirm>
        </p>
      )}
      {adding === 'totp' && <AddTotp onAdded={added} onClose={() => setAdding(null)} />}
      {adding === 'passkey' && <AddPasskey onAdded={added} onClose={() => setAdding(null)} />}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null);
            factorIsSet();
          }}
        />
      )}
    </Sheet>
  );
}
