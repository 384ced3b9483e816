import { BulbOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { Button, Dropdown } from 'antd';
import { createElement } from 'react';
import { type Look, useLook, wear } from './look.ts';
import { useSay } from './say.tsx';

const LOOK: Text = ['外观', 'Appearance'];
const LOOKS: readonly { readonly look: Look; readonly label: Text; readonly icon: typeof SunOutlined }[] = [
  { look: 'light', label: ['浅色', 'Light'], icon: SunOutlined },
  { look: 'dark', label: ['深色', 'Dark'], icon: MoonOutlined },
  { look: 'system', label: ['跟随系统', 'As the computer'], icon: BulbOutlined },
];

/** Chooses between bright, dark and what the computer says. */
export function LookSelect() {
  const say = useSay();
  const current = useLook();
  const items = LOOKS.map(({ look, label, icon }) => ({
    key: look,
    icon: createElement(icon),
    label: say(label),
    onClick: () => wear(look),
  }));
  const icon = LOOKS.find(({ look }) => look === current)?.icon ?? SunOutlined;
  return (
    <Dropdown menu={{ items, selectedKeys: [current] }} trigger={['click']}>
      <Button type="text" icon={createElement(icon)} aria-label={say(LOOK)} title={say(LOOK)} />
    </Dropdown>
  );
}
