import { BarcodeOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { type ListTools, useSay } from '@takt/web';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { LABELS_AT_ONCE, printLabels } from '../../defs/delivery/label-calls.ts';
import { PrintDialog } from './print-dialog.tsx';

const LABELS: Text = ['打印标签', 'Print labels'];
const SOME: Text = ['打印标签 ({n})', 'Print labels ({n})'];
const TICK: Text = ['请先勾选要打印的标签', 'Tick the labels to print first'];
const FEWER: Text = [`一次最多打印 ${LABELS_AT_ONCE} 张标签`, `At most ${LABELS_AT_ONCE} labels are printed at once`];

/** Beside what every list offers: the ticked labels as a file for the printer. */
export function LabelTools({ chosen, allowed, refresh }: ListTools) {
  const say = useSay();
  const [printing, setPrinting] = useState(false);
  if (!allowed.has('print')) return null;
  const why = chosen.length === 0 ? TICK : chosen.length > LABELS_AT_ONCE ? FEWER : null;
  return (
    <>
      <Tooltip title={why ? say(why) : ''}>
        <Button icon={<BarcodeOutlined />} disabled={why !== null} onClick={() => setPrinting(true)}>
          {say(chosen.length === 0 ? LABELS : fill(SOME, { n: chosen.length }))}
        </Button>
      </Tooltip>
      {printing && (
        <PrintDialog
          call={printLabels}
          input={{ labels: chosen.map(({ id }) => id) }}
          labels={chosen}
          onPrinted={refresh}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}
