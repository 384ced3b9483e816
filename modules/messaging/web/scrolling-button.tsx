import { Button } from 'antd';
import { useState } from 'react';
import { useSay, useRunning } from '@takt/web';
import { ScrollingDialog } from './scrolling-dialog.tsx';
import { SCROLLING } from './words.ts';

/** The way to the notices in the header, for who may publish them. */
export function ScrollingButton() {
  const say = useSay();
  const [opened, setOpened] = useState(false);
  if (!useRunning()?.mayPublish) return null;
  return (
    <>
      <Button onClick={() => setOpened(true)}>{say(SCROLLING)}</Button>
      {opened && <ScrollingDialog onClose={() => setOpened(false)} />}
    </>
  );
}
