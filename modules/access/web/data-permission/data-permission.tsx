import { type Dimension, DIMENSIONS, fill, sharedWords, type Text } from '@takt/model';
import {
  type ActionButton,
  ActionButtonView,
  Card,
  loadRow,
  PageHead,
  PeoplePicker,
  Refusal,
  Say,
  useDone,
  useSay,
  useThisTab,
  write,
} from '@takt/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Empty, Flex, Skeleton, Tabs } from 'antd';
import { useId, useState } from 'react';
import { User } from '../../defs/index.ts';
import { useRefusal } from '../role-resource/calls.ts';
import { DimensionLimit } from './dimension-limit.tsx';
import { emptyLimit, type Limits, limitsOf, linesOf, sameLimits } from './limits.ts';
import style from './data-permission.module.css';

const TITLE: Text = ['数据权限', 'Data permission'];
const WHOSE: Text = ['用户', 'User'];
const CHOOSE: Text = ['请选择用户', 'Choose a user'];
const SAVED: Text = [
  '「{name}」的数据权限已保存，下一次请求起生效',
  'The data permissions of “{name}” were saved; they hold from the next request on',
];
const NOTHING_CHOSEN: Text = [
  '「{dimension}」没有选择任何对象，请选择至少一个或改为不限',
  '“{dimension}”: choose at least one record, or no limit',
];
const LEAVE: Text = ['有未保存的修改', 'There are unsaved changes'];
const LOST: Text = ['切换后，未保存的修改将丢失。', 'They are lost when you go to another user.'];
const DIMENSION_LABELS = User.details.scopes.fields.dimension.options.values ?? {};
const labelOf = (dimension: Dimension): Text => DIMENSION_LABELS[dimension] ?? [dimension, dimension];

/** A user with what the server calls their supplier. */
type Whole = User & { readonly vendorLabel?: string | null };
const keyOf = (id: string) => ['user-scopes', id];

/** Which rows a user sees: per dimension everything, or chosen values. */
export function DataPermissionPage() {
  const say = useSay();
  const id = useId();
  const tab = useThisTab();
  const { modal } = App.useApp();
  const [user, setUser] = useState('');
  const [unsaved, setUnsaved] = useState(false);
  const mark = (next: boolean): void => {
    setUnsaved(next);
    tab.setUnsaved(next);
  };
  const go = (next: string): void => {
    mark(false);
    setUser(next);
  };
  const choose = (next: string): void => {
    if (!unsaved) return go(next);
    void modal.confirm({
      title: <Say text={LEAVE} />,
      content: <Say text={LOST} />,
      okText: say(sharedWords.discard),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.keepEditing),
      onOk: () => go(next),
    });
  };
  return (
    <>
      <PageHead title={TITLE}>
        <label htmlFor={id}>{say(WHOSE)}</label>
        <div className={style['whose']}>
          <PeoplePicker
            id={id}
            entity={User.id}
            {...(user && { value: user })}
            onChange={(value) => choose([value].flat()[0] ?? '')}
          />
        </div>
      </PageHead>
      <Card aria-label={say(TITLE)}>
        {user ? (
          <UserLimits key={user} id={user} setUnsaved={mark} />
        ) : (
          <Empty className={style['empty'] ?? ''} image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(CHOOSE)} />
        )}
      </Card>
    </>
  );
}

interface LimitsProps {
  readonly id: string;
  readonly setUnsaved: (unsaved: boolean) => void;
}
function UserLimits({ id, setUnsaved }: LimitsProps) {
  const { data, error } = useQuery({ queryKey: keyOf(id), queryFn: () => loadRow<Whole>(User.id, id) });
  if (error) return <Refusal error={error} />;
  return data ? <Editor stored={data} setUnsaved={setUnsaved} /> : <Skeleton active />;
}

/** The limits of one user while they are being changed. */
function Editor({ stored, setUnsaved }: { readonly stored: Whole; readonly setUnsaved: LimitsProps['setUnsaved'] }) {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const refusal = useRefusal('user', 'edit');
  const before = limitsOf(stored.scopes);
  // Null as long as nothing differs from what is stored.
  const [edited, setEdited] = useState<Limits | null>(null);
  const limits = edited ?? before;
  const name: Text = [stored.realName, stored.realNameEn ?? stored.realName];
  const saving = useMutation({
    mutationFn: () => {
      const { id, version, scopes } = stored;
      return write('/system/ai/submit', { _entity: User.id, row: { id, version, scopes: linesOf(limits, scopes) } });
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: keyOf(stored.id) });
      change(null);
      done(fill(SAVED, { name }));
    },
  });
  const change = (next: Limits | null): void => {
    const differs = next !== null && !sameLimits(next, before);
    setEdited(differs ? next : null);
    setUnsaved(differs);
  };
  const discard = (): void => {
    change(null);
    saving.reset();
    // Somebody else may have saved meanwhile.
    void client.invalidateQueries({ queryKey: keyOf(stored.id) });
  };
  const idle = edited === null ? { text: sharedWords.nothingToSave } : null;
  const empty = emptyLimit(limits);
  const lacking = empty && { text: fill(NOTHING_CHOSEN, { dimension: labelOf(empty) }) };
  const buttons: readonly ActionButton[] = [
    { name: 'discard', label: sharedWords.discard, why: refusal ?? idle, run: discard },
    {
      name: 'save',
      label: sharedWords.save,
      why: refusal ?? idle ?? lacking,
      primary: true,
      busy: saving.isPending,
      run: () => saving.mutate(),
    },
  ];
  return (
    <>
      <Flex gap={8} align="center" className={style['bar'] ?? ''}>
        <h2 className={style['name']}>
          {say(name)} <span className={style['username']}>{stored.username}</span>
        </h2>
        {buttons.map((actionButton) => (
          <ActionButtonView key={actionButton.name} button={actionButton} type={actionButton.primary ? 'primary' : 'default'} />
        ))}
      </Flex>
      {refusal && (
        <Alert className={style['why'] ?? ''} type="info" showIcon title={say(refusal.text)} description={say(refusal.unblock)} />
      )}
      <Refusal error={saving.error} />
      <Tabs
        tabPlacement="start"
        items={DIMENSIONS.map((dimension) => {
          const fixed =
            dimension === 'vendor' && stored.vendor ? { value: stored.vendor, label: stored.vendorLabel ?? '' } : null;
          const values = fixed ? [fixed.value] : limits[dimension];
          return {
            key: dimension,
            label: (
              <span className={style['tab']}>
                {say(labelOf(dimension))}
                <span className={values ? style['limited'] : style['free']}>{values ? values.length : '—'}</span>
              </span>
            ),
            children: (
              <DimensionLimit
                dimension={dimension}
                label={labelOf(dimension)}
                values={values}
                vendor={fixed?.label ?? null}
                owner={stored.id}
                disabled={refusal !== null}
                onChange={(next) => change({ ...limits, [dimension]: next })}
              />
            ),
          };
        })}
      />
    </>
  );
}
