import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useSay } from '@takt/web';
import { MailForm, type MailDraft, useSending } from './mail-form.tsx';
import { CANCEL, SEND_MAIL, WRITE_MAIL } from './words.ts';

/** Writes a mail beside the list. */
export function Compose({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const [form] = Form.useForm<MailDraft>();
  const [typed, setTyped] = useState(false);
  const sending = useSending(onClose);
  return (
    <Modal
      open
      width={800}
      title={say(WRITE_MAIL)}
      okText={say(SEND_MAIL)}
      cancelText={say(CANCEL)}
      confirmLoading={sending.isPending}
      // What was typed is not lost by a slip of the hand.
      keyboard={!typed}
      mask={{ closable: !typed }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <MailForm form={form} sending={sending} onTyped={() => setTyped(true)} />
    </Modal>
  );
}
