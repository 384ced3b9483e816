import { actionLabel, type AnyDocument, fill, pendingOf, type Text } from '@takt/model';
import { Alert } from 'antd';
import { useSay } from '../kit/say.tsx';
import type { NamedRow } from './editable.ts';
import style from './record-screen.module.css';

const WAITS: Text = ['「{action}」等待放行', '“{action}” waits for its release'];
const ASKED: Text = ['{who} 于 {at} 提请：{why}', 'Requested by {who} at {at}: {why}'];

/** Which action waits for a second person, who asked for it, and why it waits. */
export function PendingNote({ doc, row }: { readonly doc: AnyDocument; readonly row: NamedRow }) {
  const say = useSay();
  const pending = pendingOf(doc, row);
  if (!pending) return null;
  const { action, why } = pending;
  const asked = { who: String(row['pendingByLabel'] ?? ''), at: String(row['pendingAt'] ?? ''), why };
  return (
    <Alert
      className={style['strip']}
      type="warning"
      showIcon
      title={say(fill(WAITS, { action: actionLabel(doc, action) }))}
      description={say(fill(ASKED, asked))}
    />
  );
}
