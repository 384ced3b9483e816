import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Input, Switch, Tooltip } from 'antd';
import { Dictionary } from '../../defs/index.ts';
import type { DraftItem } from './items.ts';
import { LineTools, swapped } from './line-tools.tsx';
import style from './settings.module.css';

const { value: VALUE, label: LABEL, labelEn: LABEL_EN, enabled: ENABLED } = Dictionary.details.items.fields;
const FIXED: Text = ['已有的值不能改，可停用后另建', 'A value cannot be changed; take it out of offer and add another'];

interface TableProps {
  readonly items: readonly DraftItem[];
  readonly disabled: boolean;
  readonly onChange: (items: readonly DraftItem[]) => void;
}

/** The values of a list, in the order in which they are offered. */
export function ItemsTable({ items, disabled, onChange }: TableProps) {
  const say = useSay();
  const put = (at: number, change: Partial<DraftItem>): void =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)));
  return (
    <table className={style['table']}>
      <thead>
        <tr>
          <th>{say(VALUE.label)}</th>
          <th>{say(LABEL.label)}</th>
          <th>{say(LABEL_EN.label)}</th>
          <th className={style['narrow']}>{say(ENABLED.label)}</th>
          <th className={style['moves']} aria-hidden />
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={item.key}>
            <td>
              <Tooltip title={item.known ? say(FIXED) : null}>
                <Input
                  aria-label={say(VALUE.label)}
                  value={item.value}
                  maxLength={40}
                  readOnly={item.known}
                  variant={item.known ? 'borderless' : 'outlined'}
                  disabled={disabled}
                  onChange={({ target }) => put(index, { value: target.value })}
                />
              </Tooltip>
            </td>
            {(['label', 'labelEn'] as const).map((name) => (
              <td key={name}>
                <Input
                  aria-label={say(name === 'label' ? LABEL.label : LABEL_EN.label)}
                  value={item[name]}
                  maxLength={60}
                  disabled={disabled}
                  onChange={({ target }) => put(index, { [name]: target.value })}
                />
              </td>
            ))}
            <td>
              <Switch
                size="small"
                aria-label={say(ENABLED.label)}
                checked={item.enabled === '1'}
                disabled={disabled}
                onChange={(on) => put(index, { enabled: on ? '1' : '0' })}
              />
            </td>
            <td className={style['moves']}>
              <LineTools
                index={index}
                count={items.length}
                disabled={disabled}
                onMove={(to) => onChange(swapped(items, index, to))}
                onRemove={() => onChange(items.filter((_, at) => at !== index))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
