import { ScanOutlined } from '@ant-design/icons';
import { fill, inSentence, type Text } from '@takt/model';
import { Button, Input, type InputRef, Popover } from 'antd';
import { useRef, useState } from 'react';
import { useSay } from '../../kit/say.tsx';
import style from './lines-grid.module.css';

const SCAN: Text = ['扫描添加', 'Scan to add'];
const HOW: Text = [
  '光标不在输入框内时，直接扫描即可新增一行；也可在此输入或扫描编码后按 Enter',
  'Scan while no field has the cursor and a line is added; or type or scan a code here and press Enter',
];
const CODE: Text = ['{field}编码', '{field} code'];
const UNKNOWN: Text = ['没有编码为 {code} 的{field}', 'No {field} has the code {code}'];

interface ScanButtonProps {
  /** What is scanned. */
  readonly label: Text;
  readonly scan: (code: string) => Promise<boolean>;
}

/** Says how scanning adds lines, and takes a code from whoever has no scanner at hand. */
export function ScanButton({ label, scan }: ScanButtonProps) {
  const say = useSay();
  const input = useRef<InputRef>(null);
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [unknown, setUnknown] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    const asked = code.trim();
    if (asked === '' || busy) return;
    setBusy(true);
    const taken = await scan(asked).finally(() => setBusy(false));
    setUnknown(taken ? null : asked);
    if (!taken) return;
    setCode('');
    setOpen(false);
  };
  const field = inSentence(label);
  const box = (
    <div className={style['scan']}>
      <div className={style['hint']}>{say(HOW)}</div>
      <Input
        ref={input}
        value={code}
        autoComplete="off"
        aria-label={say(fill(CODE, { field: label }))}
        placeholder={say(fill(CODE, { field: label }))}
        onChange={({ target }) => {
          setCode(target.value);
          setUnknown(null);
        }}
        onPressEnter={() => void add()}
        {...(unknown !== null && { status: 'error' })}
      />
      {unknown !== null && (
        <div className={style['unknown']} role="alert">
          {say(fill(UNKNOWN, { code: unknown, field }))}
        </div>
      )}
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={(shown) => {
        if (shown) input.current?.focus();
      }}
      content={box}
    >
      <Button size="small" icon={<ScanOutlined />}>
        {say(SCAN)}
      </Button>
    </Popover>
  );
}
