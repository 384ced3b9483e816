import { blank, type Text } from '@takt/model';
import { type ListTools, useSay, useWhyNot } from '@takt/web';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { ENTER, SerialsDialog } from './serials-dialog.tsx';

const TICK: Text = ['请先勾选一行库存', 'Tick one row of stock'];
const ONE: Text = ['一次只能登记一行库存', 'Numbers are entered for one row of stock at a time'];
const KNOWN: Text = ['该库存没有未登记序列号的件', 'No piece of this stock is without a serial number'];

/** The numbers of pieces that were booked before their part was serialised. */
export function SerialsButton({ chosen, refresh }: Pick<ListTools, 'chosen' | 'refresh'>) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const whyNot = useWhyNot('/les/serial/serialNo', 'warehouse.serialNo')('create');
  const [row, ...others] = chosen;
  const why = whyNot?.text ?? (!row ? TICK : others.length > 0 ? ONE : blank(row['unnumbered']) ? KNOWN : null);
  return (
    <>
      <Tooltip title={why ? say(why) : ''}>
        <Button disabled={why !== null} onClick={() => setOpen(true)}>
          {say(ENTER)}
        </Button>
      </Tooltip>
      {open && row && (
        <SerialsDialog
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
