import type { RowCommandCall, Text } from '@takt/model';
import { App, Typography } from 'antd';
import { callWithForm } from '../api/call-server.ts';
import { useSay } from '../kit/say.tsx';

const ONCE: Text = ['只显示这一次，请复制后妥善保存。', 'Shown only now: copy it and keep it safe.'];
const KEPT: Text = ['我已保存', 'I have saved it'];

/** Gives a command about one row. A secret it answers is shown once, until the person says that it is kept. */
export function useRunRowCommand(): (rowCommand: RowCommandCall, id: string) => Promise<void> {
  const { modal } = App.useApp();
  const say = useSay();
  return async (rowCommand, id) => {
    const answer = await callWithForm(rowCommand, { [rowCommand.on.as]: id });
    if (!rowCommand.secret || typeof answer !== 'string') return;
    await modal.success({
      title: say(rowCommand.label),
      width: 560,
      okText: say(KEPT),
      keyboard: false,
      content: (
        <>
          <p>{say(ONCE)}</p>
          <Typography.Paragraph copyable code>
            {answer}
          </Typography.Paragraph>
        </>
      ),
    });
  };
}
