import { blank, type Text } from '@takt/model';
import { type ListTools, useSay, useWhyNot } from '@takt/web';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { UNPACK, UnpackDialog } from './unpack-dialog.tsx';

const TICK: Text = ['请先勾选一行库存', 'Tick one row of stock'];
const ONE: Text = ['一次只能拆一行库存', 'One row of stock is unpacked at a time'];
const LOOSE: Text = ['该库存不在容器中，无需拆包', 'This stock is in no container; there is nothing to unpack'];

type Props = Pick<ListTools, 'chosen' | 'refresh'>;
/** The right to it is the transfer's: the list of stock is a log. */
export function UnpackButton({ chosen, refresh }: Props) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const whyNot = useWhyNot('/wms/storage/stockTransfer', 'warehouse.stockTransfer')('unpack');
  const [row, ...others] = chosen;
  const why = whyNot?.text ?? (!row ? TICK : others.length > 0 ? ONE : blank(row['container']) ? LOOSE : null);
  return (
    <>
      <Tooltip title={why ? say(why) : ''}>
        <Button disabled={why !== null} onClick={() => setOpen(true)}>
          {say(UNPACK)}
        </Button>
      </Tooltip>
      {open && row && (
        <UnpackDialog
          row={row}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            refresh();
          }}
        />
      )}
    </>
  );
}
