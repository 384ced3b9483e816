import { fill, type Text, words } from '@takt/model';
import {
  type ActionButton,
  ActionButtonView,
  callKey,
  callServer,
  Refusal,
  Sheet,
  useCall,
  useDefinitions,
  useDone,
  useSay,
} from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Descriptions, Flex, Progress, Skeleton, Table, type TableColumnsType, Tag } from 'antd';
import { type ReactNode, useRef } from 'react';
import { licenceStatus, registerLicence } from '../../defs/index.ts';
import { type LicenceFile, REGISTER_RIGHT } from '../../defs/licence.ts';
import { dayHere, here } from '../here.ts';
import { RemoveDemo } from './remove-demo.tsx';
import { sentenceOf, TONES } from './words.ts';
import style from './licence-page.module.css';

const EDITION: Text = ['版本', 'Edition'];
const PERIOD: Text = ['有效期', 'Valid'];
const USERS: Text = ['启用用户', 'Enabled users'];
const OF: Text = ['{n} / {most}', '{n} of {most}'];
const MODULES: Text = ['模块', 'Modules'];
const EVERY: Text = ['全部模块', 'Every module'];
const UNLIMITED: Text = ['{n}（不限）', '{n}, no limit'];
const REGISTERED: Text = ['注册时间', 'Registered'];
const HISTORY: Text = ['已注册的许可', 'Registered licences'];
const NONE: Text = ['还没有注册过许可', 'No licence has been registered yet'];
const CURRENT: Text = ['● 当前', '● In force'];
const MOST: Text = ['用户上限', 'Users allowed'];
const DONE: Text = ['许可已注册', 'The licence has been registered'];
const TURNED_BACK: Text = [
  '服务器时钟早于已有记录，许可期限按最近的记录计算。',
  'The server’s clock stands before what has already happened; the licence is judged by the newest record.',
];
const EVERY_MODULE = '*';

/** What the company may use, until when and for how many, and the way to a new licence. */
export function LicencePage() {
  const say = useSay();
  const { data, error } = useCall(licenceStatus, {});
  const nameOf = useModuleNames();
  const register = useRegister(data?.mayRegister ?? false);
  if (!data) return <Sheet title={licenceStatus.label}>{error ? <Refusal error={error} /> : <Skeleton active />}</Sheet>;
  const [current] = data.files;
  return (
    <Sheet title={licenceStatus.label}>
      <Alert className={style['state'] ?? ''} type={TONES[data.state]} showIcon title={say(sentenceOf(data))} />
      {data.clockTurnedBack && <Alert className={style['state'] ?? ''} type="warning" showIcon title={say(TURNED_BACK)} />}
      <Descriptions
        size="small"
        bordered
        column={2}
        items={[
          { key: 'edition', label: say(EDITION), children: current?.edition ?? '—' },
          { key: 'period', label: say(PERIOD), children: current ? periodOf(current) : '—' },
          { key: 'users', label: say(USERS), children: <Users users={data.users} most={current?.maxUsers ?? null} /> },
          {
            key: 'modules',
            label: say(MODULES),
            children: current ? <Modules modules={current.modules} nameOf={nameOf} /> : say(EVERY),
          },
        ]}
      />
      <Flex justify="space-between" align="end" className={style['files'] ?? ''}>
        <h2 className={style['name']}>{say(HISTORY)}</h2>
        {register.button}
      </Flex>
      <Refusal error={register.error} />
      <Table<LicenceFile>
        size="small"
        rowKey="nonce"
        dataSource={data.files}
        locale={{ emptyText: say(NONE) }}
        pagination={{ defaultPageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        columns={columns(say, current?.nonce ?? '', nameOf)}
      />
      {data.demoCode !== null && <RemoveDemo code={data.demoCode} may={data.mayRemove} />}
    </Sheet>
  );
}

type NameOf = (module: string) => Text;
function useModuleNames(): NameOf {
  const definitions = useDefinitions();
  return (module) => definitions.find((one) => one.module === module)?.label ?? [module, module];
}

const periodOf = ({ notBefore, notAfter }: LicenceFile): string => `${dayHere(notBefore)} ~ ${dayHere(notAfter)}`;

function Users({ users, most }: { readonly users: number; readonly most: number | null }) {
  const say = useSay();
  const share = most === null ? 0 : Math.round((users * 100) / most);
  return (
    <>
      {say(most === null ? fill(UNLIMITED, { n: users }) : fill(OF, { n: users, most }))}
      {most !== null && (
        <span className={style['users']}>
          <Progress percent={share} size="small" showInfo={false} status={share >= 100 ? 'exception' : 'normal'} />
        </span>
      )}
    </>
  );
}

function Modules({ modules, nameOf }: { readonly modules: readonly string[]; readonly nameOf: NameOf }) {
  const say = useSay();
  if (modules.includes(EVERY_MODULE)) return say(EVERY);
  return modules.map((module) => (
    <Tag key={module} className={style['tag'] ?? ''}>
      {say(nameOf(module))}
    </Tag>
  ));
}

/** Chooses a file and hands it in as it is; the server alone judges it. */
function useRegister(may: boolean): { readonly button: ReactNode; readonly error: Error | null } {
  const done = useDone();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const handing = useMutation({
    mutationFn: async (file: File) => callServer(registerLicence, { file: await file.text() }),
    onSuccess: async () => {
      done(DONE);
      // The banner above every page speaks of it too.
      await Promise.all([callKey(licenceStatus), ['owner']].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
  const actionButton: ActionButton = {
    name: 'register',
    label: registerLicence.label,
    why: may ? null : { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: REGISTER_RIGHT }) },
    busy: handing.isPending,
    run: () => input.current?.click(),
  };
  const button = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".licence,.lic,.json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Emptied, so that the same file can be chosen again after a refusal.
          target.value = '';
          if (file) handing.mutate(file);
        }}
      />
      <ActionButtonView button={actionButton} type="primary" />
    </>
  );
  return { button, error: handing.error };
}

const columns = (say: (text: Text) => string, current: string, nameOf: NameOf): TableColumnsType<LicenceFile> => [
  { title: say(REGISTERED), key: 'at', render: (_, { acceptedAt }) => here(acceptedAt) },
  {
    title: say(EDITION),
    key: 'edition',
    render: (_, { edition, nonce }) => (
      <>
        {edition} {nonce === current && <span className={style['current']}>{say(CURRENT)}</span>}
      </>
    ),
  },
  { title: say(PERIOD), key: 'period', render: (_, file) => periodOf(file) },
  { title: say(MOST), dataIndex: 'maxUsers', align: 'right' },
  { title: say(MODULES), key: 'modules', render: (_, { modules }) => <Modules modules={modules} nameOf={nameOf} /> },
];
