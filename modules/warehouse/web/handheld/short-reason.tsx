import type { Text } from '@takt/model';
import { useSay } from '@takt/handheld';
import { Entry } from './entry.tsx';
import style from './handheld.module.css';

const REASON: Text = ['短拣原因', 'Why short'];
export const WHY_MISSING: Text = ['请选择短拣原因', 'Choose why it is short'];
const USUAL: readonly Text[] = [
  ['实物不足', 'Too few there'],
  ['破损', 'Damaged'],
  ['找不到', 'Not found'],
  ['批次不符', 'Other batch there'],
];

interface ReasonProps {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}
/** The usual reasons are touched, any other is typed. */
export function ShortReason({ value, onChange }: ReasonProps) {
  const say = useSay();
  return (
    <>
      <div className={style['choices']} role="group" aria-label={say(REASON)}>
        {USUAL.map(say).map((reason) => (
          <button key={reason} type="button" aria-pressed={value === reason} onClick={() => onChange(reason)}>
            {reason}
          </button>
        ))}
      </div>
      <Entry label={REASON} value={value} onChange={onChange} />
    </>
  );
}
