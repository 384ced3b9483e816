import { BellOutlined, CheckSquareOutlined, MailOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { Badge, Button, Tooltip } from 'antd';
import type { ComponentType } from 'react';
import { KINDS, type MessageKind, usePages, useSay, useUnread } from '@takt/web';
import { MESSAGE_URLS } from './pages.tsx';
import { KIND_NAMES } from './words.ts';

const ICONS: Readonly<Record<MessageKind, ComponentType>> = {
  mail: MailOutlined,
  notice: BellOutlined,
  task: CheckSquareOutlined,
};
const NEW: Text = ['{name}：{n} 条未读', '{name}: {n} unread'];
/** What the contract shows at most; more reads as 99+. */
const MOST = 99;

/** Three counters of what has come and was not read; each leads to its list. */
export function Bells() {
  return KINDS.map((kind) => <Bell key={kind} kind={kind} />);
}

function Bell({ kind }: { readonly kind: MessageKind }) {
  const say = useSay();
  const pages = usePages();
  const total = useUnread(kind)?.total ?? 0;
  const Icon = ICONS[kind];
  const title = say(fill(NEW, { name: KIND_NAMES[kind], n: total }));
  return (
    <Tooltip title={title}>
      <Badge count={total} overflowCount={MOST} size="small" offset={[-4, 6]}>
        <Button
          type="text"
          icon={<Icon />}
          aria-label={title}
          onClick={() => pages.open({ url: MESSAGE_URLS[kind], title: KIND_NAMES[kind] })}
        />
      </Badge>
    </Tooltip>
  );
}
