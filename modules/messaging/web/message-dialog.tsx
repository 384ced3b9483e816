import { mailTypeName, sharedWords, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Descriptions, Modal, Skeleton } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type Message, type MessageKind, openMessage, Refusal, RichText, useMessagesChanged, usePages, useSay } from '@takt/web';
import { ReplyDialog } from './reply-dialog.tsx';
import { DETAIL, FEEDBACK, mayAnswer, MUST, URGENT } from './words.ts';
import style from './messages.module.css';

const NUMBER: Text = ['编号', 'Number'];
const TITLE: Text = ['标题', 'Title'];
const TYPE: Text = ['类型', 'Kind'];
const AT: Text = ['发布时间', 'Published'];
const SENDER: Text = ['发送人', 'Sender'];
const ANSWER: Text = ['我的回复', 'My answer'];
const REPLY: Text = ['回复', 'Reply'];
const OPEN: Text = ['打开页面', 'Open the page'];
const DOWNLOAD: Text = ['下载文件', 'Download the file'];
/** The width the contract gives the notice; the others follow. */
const WIDTH = 580;

/** One message in full; opening it reads it. */
export function MessageDialog({
  kind,
  id,
  onClose,
}: {
  readonly kind: MessageKind;
  readonly id: string;
  readonly onClose: () => void;
}) {
  const say = useSay();
  const changed = useMessagesChanged();
  const [replying, setReplying] = useState(false);
  const message = useQuery({ queryKey: ['message', kind, id], queryFn: () => openMessage(kind, id), gcTime: 0 });
  const { data } = message;
  const openedId = data?.id;
  const tellChanged = useEffectEvent(() => changed(kind));
  useEffect(() => {
    if (openedId !== undefined) tellChanged();
  }, [openedId]);
  return (
    <Modal
      open
      width={WIDTH}
      title={say(DETAIL[kind])}
      onCancel={onClose}
      footer={[
        ...(data?.link ? [<LinkButton key="link" message={data} onOpened={onClose} />] : []),
        ...(data && mayAnswer(kind, data)
          ? [
              <Button key="reply" type="primary" onClick={() => setReplying(true)}>
                {say(kind === 'mail' ? REPLY : FEEDBACK)}
              </Button>,
            ]
          : []),
        <Button key="close" onClick={onClose}>
          {say(sharedWords.close)}
        </Button>,
      ]}
    >
      <Refusal error={message.error} />
      {data ? <Facts kind={kind} message={data} /> : <Skeleton active />}
      {replying && data && (
        <ReplyDialog
          kind={kind}
          id={data.id}
          onClose={(sent) => {
            setReplying(false);
            if (!sent) return;
            void message.refetch();
            changed(kind);
          }}
        />
      )}
    </Modal>
  );
}

function Facts({ kind, message }: { readonly kind: MessageKind; readonly message: Message }) {
  const say = useSay();
  const content = message.rich ? <RichText html={message.content} /> : message.content;
  const facts: readonly (readonly [Text, ReactNode])[] = [
    ...(kind === 'mail' ? [] : [[NUMBER, message.number] as const]),
    [TITLE, say(message.title)],
    ...(message.mailType ? [[TYPE, say(mailTypeName(message.mailType))] as const] : []),
    [AT, message.at],
    [SENDER, message.sender],
    [sharedWords.content, content],
    ...(message.answer === null ? [] : [[ANSWER, message.answer] as const]),
  ];
  return (
    <>
      <Descriptions
        column={1}
        size="small"
        items={facts.map(([label, value]) => ({
          key: label[1],
          label: say(label),
          children: <div className={style['content']}>{value || '–'}</div>,
        }))}
      />
      {kind !== 'mail' && (
        <div className={style['flags']}>
          <Checkbox checked={message.urgent} disabled>
            {say(URGENT)}
          </Checkbox>
          <Checkbox checked={message.mustAnswer} disabled>
            {say(MUST)}
          </Checkbox>
        </div>
      )}
    </>
  );
}

/** Leads to what the message is about: a file is fetched, a page opens in a tab. */
function LinkButton({ message, onOpened }: { readonly message: Message; readonly onOpened: () => void }) {
  const say = useSay();
  const pages = usePages();
  const link = message.link ?? '';
  if (link.startsWith('/system/file/')) return <Button href={link}>{say(DOWNLOAD)}</Button>;
  const [url = '', query = ''] = link.split('?');
  const id = new URLSearchParams(query).get('id');
  const open = (): void => {
    pages.open(id ? { url: `${url}/edit`, params: { id }, title: message.title } : { url, title: message.title });
    onOpened();
  };
  return <Button onClick={open}>{say(OPEN)}</Button>;
}
