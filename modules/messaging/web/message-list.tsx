import { answerWords, fill, sharedWords, type Text } from '@takt/model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { App, Button, Table, Tag } from 'antd';
import { useState } from 'react';
import {
  loadMessages,
  markAllRead,
  markRead,
  type Message,
  type MessageKind,
  Refusal,
  Say,
  Sheet,
  useDone,
  useMessagesChanged,
  useSay,
} from '@takt/web';
import { Compose } from './compose.tsx';
import { MessageDialog } from './message-dialog.tsx';
import { ScrollingButton } from './scrolling-button.tsx';
import { KIND_NAMES, MUST, URGENT, WRITE_MAIL } from './words.ts';
import style from './messages.module.css';

const TITLE: Text = ['标题', 'Title'];
const SENDER: Text = ['发送人', 'Sender'];
const READ: Text = ['已读', 'Read'];
const UNREAD: Text = ['未读', 'Unread'];
const MARK: Text = ['标记已读', 'Mark as read'];
const ALL: Text = ['全部已读', 'Mark all as read'];
const MARKED: Text = ['已标记为已读', 'Marked as read'];
const NONE: Text = ['没有{name}', 'Nothing here'];
const SIZES = [10, 20, 30, 40];

/** One's mail, notices or tasks: newest first, the unread ones bold. */
export function MessageList({ kind }: { readonly kind: MessageKind }) {
  const say = useSay();
  const [paging, setPaging] = useState({ page: 1, size: 10 });
  const [opened, setOpened] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const messages = useQuery({
    queryKey: ['messages', kind, paging],
    queryFn: () => loadMessages(kind, paging),
    placeholderData: (previous) => previous,
  });
  return (
    <Sheet title={KIND_NAMES[kind]}>
      <Buttons kind={kind} chosen={chosen} onMarked={() => setChosen([])} />
      <Refusal error={messages.error} />
      <Table<Message>
        size="small"
        rowKey="id"
        loading={messages.isPending}
        dataSource={[...(messages.data?.list ?? [])]}
        locale={{ emptyText: say(fill(NONE, { name: KIND_NAMES[kind] })) }}
        rowClassName={({ read }) => (read ? '' : (style['unread'] ?? ''))}
        rowSelection={{ selectedRowKeys: [...chosen], onChange: (keys) => setChosen(keys.map(String)) }}
        pagination={{
          current: paging.page,
          pageSize: paging.size,
          total: messages.data?.total ?? 0,
          showSizeChanger: true,
          pageSizeOptions: SIZES,
          onChange: (page, size) => setPaging({ page, size }),
        }}
        columns={[
          {
            title: say(TITLE),
            key: 'title',
            render: (_, message) => (
              <>
                <Button type="link" size="small" onClick={() => setOpened(message.id)}>
                  {say(message.title)}
                </Button>
                {message.urgent && <Tag color="error">{say(URGENT)}</Tag>}
                {message.mustAnswer && message.answer === null && <Tag color="warning">{say(MUST)}</Tag>}
              </>
            ),
          },
          { title: say(SENDER), dataIndex: 'sender', width: 160 },
          { title: say(sharedWords.time), dataIndex: 'at', width: 180 },
          { title: say(sharedWords.status), key: 'read', width: 100, render: (_, { read }) => say(read ? READ : UNREAD) },
        ]}
      />
      {opened !== null && <MessageDialog kind={kind} id={opened} onClose={() => setOpened(null)} />}
    </Sheet>
  );
}

function Buttons({
  kind,
  chosen,
  onMarked,
}: {
  readonly kind: MessageKind;
  readonly chosen: readonly string[];
  readonly onMarked: () => void;
}) {
  const say = useSay();
  const done = useDone();
  const { notification } = App.useApp();
  const changed = useMessagesChanged();
  const [writing, setWriting] = useState(false);
  const marking = useMutation({
    mutationFn: (all: boolean) => (all && kind !== 'mail' ? markAllRead(kind) : markRead(kind, chosen)),
    onSuccess: () => {
      done(MARKED);
      onMarked();
      changed(kind);
    },
  });
  const mark = (): void => {
    if (chosen.length > 0) marking.mutate(false);
    else notification.warning({ title: <Say text={answerWords.tickFirst} />, duration: 4, placement: 'bottomLeft' });
  };
  return (
    <div className={style['bar']}>
      {kind === 'mail' && (
        <Button type="primary" onClick={() => setWriting(true)}>
          {say(WRITE_MAIL)}
        </Button>
      )}
      <Button onClick={mark} loading={marking.isPending}>
        {say(MARK)}
      </Button>
      {kind !== 'mail' && (
        <Button onClick={() => marking.mutate(true)} loading={marking.isPending}>
          {say(ALL)}
        </Button>
      )}
      {kind === 'notice' && <ScrollingButton />}
      <Refusal error={marking.error} />
      {writing && <Compose onClose={() => setWriting(false)} />}
    </div>
  );
}
