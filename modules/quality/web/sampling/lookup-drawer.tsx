import { TableOutlined } from '@ant-design/icons';
import { useSay } from '@takt/web';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import type { PlanRequest } from '../../defs/index.ts';
import { LOOK_UP } from './lookup-title.ts';
import { PlanLookup } from './plan-lookup.tsx';

/** What an incoming lot usually is. */
export const USUAL: PlanRequest = { lot: 1000, level: 'II', aql: '1.0', severity: 'normal' };

/** A button above the list of schemas; behind it the table of the standard. */
export function LookupDrawer() {
  const say = useSay();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<TableOutlined />} onClick={() => setOpen(true)}>
        {say(LOOK_UP)}
      </Button>
      <Drawer title={say(LOOK_UP)} open={open} size={880} destroyOnHidden onClose={() => setOpen(false)}>
        <PlanLookup start={USUAL} />
      </Drawer>
    </>
  );
}
