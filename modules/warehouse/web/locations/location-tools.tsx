import { AppstoreAddOutlined, BarcodeOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { type ListTools, useSay } from '@takt/web';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { GeneratorDrawer } from './generator-drawer.tsx';
import { LabelDialog } from './label-dialog.tsx';

const GENERATE: Text = ['批量生成', 'Generate'];
const LABELS: Text = ['打印标签', 'Print labels'];
const SOME: Text = ['打印标签 ({n})', 'Print labels ({n})'];
const TICK: Text = ['请先勾选要打印标签的库位', 'Tick the locations to print labels for'];

/** Beside what every list offers: many locations from one pattern, and their labels. */
export function LocationTools({ chosen, allowed, refresh }: ListTools) {
  const say = useSay();
  const [generating, setGenerating] = useState(false);
  const [printing, setPrinting] = useState<readonly string[] | null>(null);
  const none = chosen.length === 0;
  return (
    <>
      {allowed.has('create') && (
        <Button icon={<AppstoreAddOutlined />} onClick={() => setGenerating(true)}>
          {say(GENERATE)}
        </Button>
      )}
      <Tooltip title={none ? say(TICK) : ''}>
        <Button icon={<BarcodeOutlined />} disabled={none} onClick={() => setPrinting(chosen.map(({ id }) => id))}>
          {say(none ? LABELS : fill(SOME, { n: chosen.length }))}
        </Button>
      </Tooltip>
      {generating && (
        <GeneratorDrawer
          onClose={() => setGenerating(false)}
          onMade={(ids) => {
            refresh();
            setGenerating(false);
            setPrinting(ids);
          }}
        />
      )}
      {printing && <LabelDialog ids={printing} onClose={() => setPrinting(null)} />}
    </>
  );
}
