import { fill, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Alert, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { Held, Wildcard } from './granting.ts';
import style from './role-resource.module.css';

const WILDCARDS: Text = ['该角色含通配权限', 'This role has wildcards'];
const EXPLAINED: Text = [
  '通配权限授予其下全部权限，包括以后新增的。取消其中任何一项后，通配权限将替换为其余各项单独的权限。',
  'A wildcard grants everything below it, also what is added later. Once something below it is unticked, the single rights that remain take its place.',
];
const GRANTS: Text = ['{permission} · {n} 项', '{permission} · {n} rights'];
const STRANGERS: Text = ['系统中不存在的权限', 'Rights the product does not know'];
const NO_EFFECT: Text = ['这些权限没有任何作用，可以移除。', 'They have no effect and can be removed.'];

/** Something about the role's rights that wants a word, and the rights it is about. */
const RightsAlert = ({ type, title, text, children }: RightsAlertProps) => {
  const say = useSay();
  return (
    <Alert
      className={style['why'] ?? ''}
      type={type}
      showIcon
      title={say(title)}
      description={
        <>
          <p className={style['said']}>{say(text)}</p>
          <Flex gap={4} wrap>
            {children}
          </Flex>
        </>
      }
    />
  );
};
interface RightsAlertProps {
  readonly type: 'info' | 'warning';
  readonly title: Text;
  readonly text: Text;
  readonly children: ReactNode;
}

/** Wildcards and how much each of them grants. */
export function Wildcards({ wildcards }: { readonly wildcards: readonly Wildcard[] }) {
  const say = useSay();
  if (wildcards.length === 0) return null;
  return (
    <RightsAlert type="info" title={WILDCARDS} text={EXPLAINED}>
      {wildcards.map(({ permission, grants }) => (
        <Tag key={permission}>{say(fill(GRANTS, { permission, n: grants }))}</Tag>
      ))}
    </RightsAlert>
  );
}

interface StrangersProps {
  readonly permissions: readonly string[];
  readonly fixed: boolean;
  readonly held: Held;
  readonly onChange: (held: Held) => void;
}

/** What a role holds that nothing asks about, each to be removed. */
export function Strangers({ permissions, fixed, held, onChange }: StrangersProps) {
  if (permissions.length === 0) return null;
  return (
    <RightsAlert type="warning" title={STRANGERS} text={NO_EFFECT}>
      {permissions.map((permission) => (
        <Tag key={permission} closable={!fixed} onClose={() => onChange(held.filter((one) => one !== permission))}>
          {permission}
        </Tag>
      ))}
    </RightsAlert>
  );
}
