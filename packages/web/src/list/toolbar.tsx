import {
  CopyOutlined,
  DeleteOutlined,
  DownOutlined,
  ExportOutlined,
  ImportOutlined,
  PlusOutlined,
  PrinterOutlined,
} from '@ant-design/icons';
import { fill, type Text, verbs } from '@takt/model';
import { Button, Dropdown } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { useSay } from '../kit/say.tsx';
import style from './toolbar.module.css';

const BATCH: Text = ['批量操作', 'Batch'];
const COPY: Text = ['复制新增', 'Copy as new'];
const AS_SHOWN: Text = ['当前视图', 'This view'];
const ALL_COLUMNS: Text = ['全部列', 'All columns'];
const TICKED: Text = ['仅勾选的行 ({n})', 'Selected rows only ({n})'];

export type ToolbarAction = 'create' | 'copy' | 'delete' | 'import' | 'print';
/** Which part of the list an export has: what is shown, everything known of it, or the rows ticked. */
export type Extent = 'shown' | 'all' | 'ticked';

/** A button, and the right it needs: copying makes a new one, and paper carries as much out as a file. */
interface Tool {
  readonly press: ToolbarAction;
  readonly right: string;
  readonly label: Text;
  readonly icon: ReactNode;
}
const none: Text = ['', ''];
const EXPORT = 'export';
const TOOLS: readonly Tool[] = [
  { press: 'create', right: 'create', label: verbs['create'] ?? none, icon: <PlusOutlined /> },
  { press: 'copy', right: 'create', label: COPY, icon: <CopyOutlined /> },
  { press: 'delete', right: 'delete', label: verbs['delete'] ?? none, icon: <DeleteOutlined /> },
  { press: 'import', right: 'import', label: verbs['import'] ?? none, icon: <ImportOutlined /> },
  { press: 'print', right: EXPORT, label: verbs['print'] ?? none, icon: <PrinterOutlined /> },
];

interface ToolbarProps {
  /** Names of the buttons the person may press here, in their order. */
  readonly allowed: ReadonlySet<string>;
  readonly batch: readonly { readonly name: string; readonly label: Text }[];
  readonly ticked: number;
  readonly exporting: boolean;
  readonly onPress: (press: ToolbarAction) => void;
  readonly onExport: (extent: Extent) => void;
  readonly onBatch: (name: string) => void;
  /** What the module that owns the rows adds. */
  readonly tools?: ReactNode;
  readonly children?: ReactNode;
}

/** What can be done with the list: only what the person may do at all. */
export function Toolbar({ allowed, batch, ticked, exporting, onPress, onExport, onBatch, tools, children }: ToolbarProps) {
  const say = useSay();
  const buttons = (right: string) =>
    TOOLS.filter((tool) => tool.right === right).map(({ press, label, icon }) => (
      <Button key={press} type={press === 'create' ? 'primary' : 'default'} icon={icon} onClick={() => onPress(press)}>
        {say(label)}
      </Button>
    ));
  const exports = (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'shown', label: say(AS_SHOWN), onClick: () => onExport('shown') },
          { key: 'all', label: say(ALL_COLUMNS), onClick: () => onExport('all') },
          {
            key: 'ticked',
            label: say(fill(TICKED, { n: ticked })),
            disabled: ticked === 0,
            onClick: () => onExport('ticked'),
          },
        ],
      }}
    >
      <Button icon={<ExportOutlined />} loading={exporting}>
        {say(verbs[EXPORT] ?? none)}
        <DownOutlined />
      </Button>
    </Dropdown>
  );
  return (
    <div className={style['bar']} role="toolbar">
      {[...allowed].map((right) => (
        <Fragment key={right}>
          {right === EXPORT && exports}
          {buttons(right)}
        </Fragment>
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
      {tools}
      <span className={style['gap']} />
      {children}
    </div>
  );
}
