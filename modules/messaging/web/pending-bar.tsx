import { fill, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { later, loadPending, type Pending, PENDING_KEY, POLL_MS, useSay } from '@takt/web';
import { FEEDBACK } from './words.ts';

const MessageDialog = later(async () => (await import('./message-dialog.tsx')).MessageDialog);
const WAITING: Text = ['{n} 条消息须回复：{title}', 'Replies required: {n} – {title}'];

/** What must be answered stays here, above every page, until it is. */
export function PendingBar() {
  const say = useSay();
  const [opened, setOpened] = useState<Pending | null>(null);
  const { data: pending = [] } = useQuery({
    queryKey: PENDING_KEY,
    queryFn: loadPending,
    refetchInterval: POLL_MS,
    meta: { quiet: true },
  });
  const [first] = pending;
  return (
    <>
      {first && (
        <Alert
          banner
          type={first.urgent ? 'error' : 'warning'}
          title={say(fill(WAITING, { n: pending.length, title: first.title }))}
          action={
            <Button size="small" onClick={() => setOpened(first)}>
              {say(FEEDBACK)}
            </Button>
          }
        />
      )}
      {opened && <MessageDialog kind={opened.kind} id={opened.id} onClose={() => setOpened(null)} />}
    </>
  );
}
