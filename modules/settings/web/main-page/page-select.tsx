import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Select } from 'antd';
import type { MainPages } from '../../defs/main-page.ts';
import style from './main-page.module.css';

const GONE: Text = ['（页面已不存在）', '(no such page any more)'];

interface SelectProps {
  readonly pages: MainPages['pages'];
  readonly value: string | null;
  /** What counts while nothing is chosen. */
  readonly placeholder: Text;
  readonly label: Text;
  readonly disabled?: boolean;
  readonly onChange: (path: string | null) => void;
}

/** One of the pages of the menu, under the parts they stand in. */
export function PageSelect({ pages, value, placeholder, label, disabled = false, onChange }: SelectProps) {
  const say = useSay();
  const known = pages.some(({ route }) => route === value);
  const areas = [...Map.groupBy(pages, ({ area }) => area[1]).values()].map((list) => ({
    label: list[0] ? say(list[0].area) : '',
    options: list.map((page) => ({ value: page.route, label: say(page.label) })),
  }));
  const lost = value !== null && !known ? [{ value, label: `${value} ${say(GONE)}` }] : [];
  return (
    <Select
      className={style['select'] ?? ''}
      aria-label={say(label)}
      value={value}
      placeholder={say(placeholder)}
      options={[...lost, ...areas]}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      disabled={disabled}
      onChange={(path: string | undefined) => onChange(path ?? null)}
    />
  );
}
