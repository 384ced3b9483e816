import { TileRow, TileRows, TileText, useSay } from '@takt/web';
import { Tag } from 'antd';
import { useState } from 'react';
import { MessageDialog } from '../message-dialog.tsx';
import { MUST, URGENT } from '../words.ts';
import type { Todo } from './todos.ts';

export function TodoBody({ data }: { readonly data: readonly Todo[] }) {
  const say = useSay();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <TileRows>
        {data.map(({ id, title, at, urgent, mustAnswer }) => (
          <TileRow key={id} at={at} onOpen={() => setOpened(id)}>
            <TileText as="name">{say(title)}</TileText>
            {urgent && <Tag color="error">{say(URGENT)}</Tag>}
            {mustAnswer && <Tag color="warning">{say(MUST)}</Tag>}
          </TileRow>
        ))}
      </TileRows>
      {opened !== null && <MessageDialog kind="task" id={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
