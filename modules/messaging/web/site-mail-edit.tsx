import { Button, Form } from 'antd';
import { Sheet, useSay, useThisTab } from '@takt/web';
import { MailForm, type MailDraft, useSending } from './mail-form.tsx';
import { SEND_MAIL, WRITE_MAIL } from './words.ts';

/** Writes a mail on a page of its own; its tab is unsaved while something is typed, and goes once it is sent. */
export function SiteMailEdit() {
  const say = useSay();
  const tab = useThisTab();
  const [form] = Form.useForm<MailDraft>();
  const sending = useSending(() => {
    tab.setUnsaved(false);
    tab.close();
  });
  return (
    <Sheet title={WRITE_MAIL}>
      <MailForm form={form} sending={sending} onTyped={() => tab.setUnsaved(true)} to={tab.params['to']} />
      <Button type="primary" loading={sending.isPending} onClick={form.submit}>
        {say(SEND_MAIL)}
      </Button>
    </Sheet>
  );
}
