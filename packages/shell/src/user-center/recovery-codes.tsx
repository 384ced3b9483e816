import type { Text } from '@takt/model';
import { Button, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useSay } from '@takt/web/host';
import style from './user-center.module.css';

const TITLE: Text = ['请保存恢复码', 'Save your recovery codes'];
const WHY: Text = [
  '手机或密钥丢失时，每个恢复码可以代替二次验证一次。只显示这一次，请打印或抄下来放在安全的地方。',
  'If phone or key is lost, each code stands in for it once. They are shown only now: print them or write them down.',
];
const COPY: Text = ['复制', 'Copy'];
const COPIED: Text = ['已复制', 'Copied'];
const SAVED: Text = ['我已保存好恢复码', 'I have saved the codes'];
const DONE: Text = ['完成', 'Done'];

/** Seen once: whoever closes it says that they have kept them. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const say = useSay();
  const [saved, setSaved] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));
  return (
    <Modal
      open
      title={say(TITLE)}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={460}
      footer={
        <Button type="primary" disabled={!saved} onClick={onClose}>
          {say(DONE)}
        </Button>
      }
    >
      <p>{say(WHY)}</p>
      <ol className={style['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        {'clipboard' in navigator && (
          <Button size="small" onClick={copy}>
            {say(copied ? COPIED : COPY)}
          </Button>
        )}
      </p>
      <Checkbox checked={saved} onChange={(event) => setSaved(event.target.checked)}>
        {say(SAVED)}
      </Checkbox>
    </Modal>
  );
}
