import { ANSWER_LENGTH, answerProblem, lengthOf, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Input, Modal } from 'antd';
import { useState } from 'react';
import { answerMail, answerNotice, answerTask, type MessageKind, Refusal, useDone, useSay } from '@takt/web';
import { CANCEL } from './words.ts';
import style from './messages.module.css';

const ANSWER: Readonly<Record<MessageKind, (id: string, text: string) => Promise<null>>> = {
  mail: answerMail,
  notice: answerNotice,
  task: answerTask,
};
const TITLE: Text = ['回复', 'Reply'];
const SEND: Text = ['发送回复', 'Send the reply'];
const SENT: Text = ['回复已发送', 'The reply has been sent'];
const YOUR_REPLY: Text = ['回复内容', 'Your reply'];

/** A short answer, counted while it is typed. */
export function ReplyDialog({
  kind,
  id,
  onClose,
}: {
  readonly kind: MessageKind;
  readonly id: string;
  readonly onClose: (sent: boolean) => void;
}) {
  const say = useSay();
  const done = useDone();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Text | null>(null);
  const sending = useMutation({
    mutationFn: () => ANSWER[kind](id, text),
    onSuccess: () => {
      done(SENT);
      onClose(true);
    },
  });
  const send = (): void => {
    const found = answerProblem(text)?.text ?? null;
    setProblem(found);
    if (!found) sending.mutate();
  };
  return (
    <Modal
      open
      width={480}
      title={say(TITLE)}
      okText={say(SEND)}
      cancelText={say(CANCEL)}
      confirmLoading={sending.isPending}
      onOk={send}
      onCancel={() => onClose(false)}
    >
      <Input.TextArea
        autoFocus
        rows={3}
        value={text}
        aria-label={say(YOUR_REPLY)}
        status={problem ? 'error' : ''}
        count={{ show: true, max: ANSWER_LENGTH, strategy: lengthOf }}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <div className={style['problem']} role="alert">
        {problem && say(problem)}
      </div>
      <Refusal error={sending.error} />
    </Modal>
  );
}
