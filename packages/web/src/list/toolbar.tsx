import { DeleteOutlined, DownOutlined, ExportOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { type Text, verbs } from '@takt/model';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../kit/say.tsx';
import style from './toolbar.module.css';

const BATCH: Text = ['批量操作', 'Batch'];
export type Press = 'create' | 'delete' | 'import' | 'export';

const ICONS: Readonly<Record<Press, ReactNode>> = {
  create: <PlusOutlined />,
  delete: <DeleteOutlined />,
  import: <ImportOutlined />,
  export: <ExportOutlined />,
};
const PRESSES: readonly Press[] = ['create', 'delete', 'import', 'export'];

interface ToolbarProps {
  /** Names of the buttons the person may press here. */
  readonly allowed: ReadonlySet<string>;
  readonly batch: readonly { readonly name: string; readonly label: Text }[];
  readonly exporting: boolean;
  readonly onPress: (press: Press) => void;
  readonly onBatch: (name: string) => void;
  readonly children?: ReactNode;
}

/** What can be done with the list: only what the person may do at all. */
export function Toolbar({ allowed, batch, exporting, onPress, onBatch, children }: ToolbarProps) {
  const say = useSay();
  return (
    <div className={style['bar']} role="toolbar">
      {PRESSES.filter((press) => allowed.has(press)).map((press) => (
        <Button
          key={press}
          type={press === 'create' ? 'primary' : 'default'}
          icon={ICONS[press]}
          loading={press === 'export' && exporting}
          onClick={() => onPress(press)}
        >
          {say(verbs[press] ?? ['', ''])}
        </Button>
      ))}
      {batch.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: batch.map(({ name, label }) => ({ key: name, label: say(label) })),
            onClick: ({ key }) => onBatch(key),
          }}
        >
          <Button icon={<DownOutlined />} iconPlacement="end">
            {say(BATCH)}
          </Button>
        </Dropdown>
      )}
      <span className={style['gap']} />
      {children}
    </div>
  );
}
