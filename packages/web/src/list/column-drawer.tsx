import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { sharedWords, type Text } from '@takt/model';
import { Button, Checkbox, Drawer, InputNumber, Segmented, Select, Space } from 'antd';
import { useState } from 'react';
import type { Column } from '../api/calls.ts';
import { useSay } from '../kit/say.tsx';
import { type Density, type Layout, moved, type Placed } from './layout.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { Audience } from './shared.ts';
import style from './column-drawer.module.css';

const TITLE: Text = ['列设置', 'Column settings'];
const RESET: Text = ['恢复默认', 'Restore default'];
const PUBLISH: Text = ['发布为默认…', 'Publish as default…'];
const PUBLISH_FOR: Text = ['将当前列设置发布为默认', 'Publish these columns as the default'];
const PUBLISH_VERB: Text = ['发布', 'Publish'];
const WITHDRAW: Text = ['取消发布', 'Take back'];
const DENSITIES: readonly { readonly value: Density; readonly label: Text }[] = [
  { value: 'compact', label: ['紧凑', 'Compact'] },
  { value: 'default', label: ['默认', 'Default'] },
  { value: 'comfortable', label: ['宽松', 'Comfortable'] },
];
const PINS: readonly { readonly value: 'left' | 'none' | 'right'; readonly label: Text }[] = [
  { value: 'none', label: ['不冻结', 'Not frozen'] },
  { value: 'left', label: ['冻结左侧', 'Frozen left'] },
  { value: 'right', label: ['冻结右侧', 'Frozen right'] },
];
const WIDTH: Text = ['自动', 'Auto'];
const WIDTH_OF: Text = ['列宽', 'Width'];
const DENSITY: Text = ['行高', 'Row height'];

interface ColumnDrawerProps {
  readonly columns: readonly Column[];
  readonly layout: Layout;
  readonly onChange: (layout: Layout) => void;
  readonly onReset: () => void;
  /** Makes the columns as they stand the default of others, or takes it back; null for people who may not. */
  readonly onPublish: ((audience: Audience, layout: Layout | null) => void) | null;
  readonly onClose: () => void;
}

/** Which columns are shown, in which order, how wide and where they stay. Every change shows at once. */
export function ColumnDrawer({ columns, layout, onChange, onReset, onPublish, onClose }: ColumnDrawerProps) {
  const say = useSay();
  const [publishing, setPublishing] = useState(false);
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const place = (name: string, change: Partial<Placed>): void =>
    onChange({ ...layout, columns: layout.columns.map((one) => (one.name === name ? { ...one, ...change } : one)) });
  const shown = layout.columns.filter((one) => one.shown).length;
  return (
    <Drawer
      open
      size={480}
      title={say(TITLE)}
      onClose={onClose}
      extra={
        <Space>
          {onPublish && <Button onClick={() => setPublishing(true)}>{say(PUBLISH)}</Button>}
          <Button onClick={onReset}>{say(RESET)}</Button>
        </Space>
      }
    >
      {publishing && onPublish && (
        <ShareDialog
          title={PUBLISH_FOR}
          verb={PUBLISH_VERB}
          withdraw={{
            verb: WITHDRAW,
            run: (audience) => {
              setPublishing(false);
              onPublish(audience, null);
            },
          }}
          onClose={() => setPublishing(false)}
          onDone={(audience) => {
            setPublishing(false);
            onPublish(audience, layout);
          }}
        />
      )}
      <div className={style['density']}>
        <span>{say(DENSITY)}</span>
        <Segmented<Density>
          value={layout.density}
          onChange={(density) => onChange({ ...layout, density })}
          options={DENSITIES.map(({ value, label }) => ({ value, label: say(label) }))}
        />
      </div>
      {layout.columns.map(({ name, shown: visible, width, pinned }, index) => (
        <div key={name} className={style['row']}>
          <Checkbox
            className={style['name'] ?? ''}
            checked={visible}
            disabled={visible && shown === 1}
            onChange={({ target }) => place(name, { shown: target.checked })}
          >
            {say(labels.get(name) ?? ['', ''])}
          </Checkbox>
          <InputNumber<number>
            size="small"
            className={style['width'] ?? ''}
            aria-label={say(WIDTH_OF)}
            min={50}
            max={800}
            value={width}
            placeholder={say(WIDTH)}
            onChange={(value) => place(name, { width: value })}
          />
          <Select
            size="small"
            className={style['pin'] ?? ''}
            value={pinned ?? 'none'}
            options={PINS.map(({ value, label }) => ({ value, label: say(label) }))}
            onChange={(value) => place(name, { pinned: value === 'left' || value === 'right' ? value : null })}
          />
          <Button
            size="small"
            type="text"
            icon={<ArrowUpOutlined />}
            aria-label={say(sharedWords.moveUp)}
            disabled={index === 0}
            onClick={() => onChange({ ...layout, columns: moved(layout.columns, name, -1) })}
          />
          <Button
            size="small"
            type="text"
            icon={<ArrowDownOutlined />}
            aria-label={say(sharedWords.moveDown)}
            disabled={index === layout.columns.length - 1}
            onClick={() => onChange({ ...layout, columns: moved(layout.columns, name, 1) })}
          />
        </div>
      ))}
    </Drawer>
  );
}
