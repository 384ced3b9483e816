import { Select } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Say } from '../../kit/say.tsx';
import { type FilterProps, textsIn } from '../view.ts';
import { useNames } from './names.ts';
import { useOffered } from './options.ts';

/** Names of rows are longer than the input is wide. */
const POPUP_WIDTH = 320;

/** Rows of the entity it points to, found on the server by what is typed, and here by what they sound like. */
export function LinkFilter({ condition, id, value, onChange }: FilterProps) {
  const target = typeof condition.source === 'string' ? condition.source : '';
  const chosen = textsIn(value);
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = useOffered(target, search, open);
  const names = useNames(target, chosen);
  const offered = new Map(found.offered.map((option) => [option.value, option]));
  // A value kept in a view comes back as an id; it is shown by its name.
  for (const one of chosen) if (!offered.has(one)) offered.set(one, { value: one, label: names.get(one) ?? '…' });
  return (
    <Select
      id={id}
      mode="multiple"
      value={chosen}
      onChange={(next) => onChange?.(next)}
      options={[...offered.values()]}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      onOpenChange={setOpen}
      loading={found.isFetching}
      notFoundContent={found.error instanceof ApiError ? <Say text={found.error.text} /> : undefined}
      popupMatchSelectWidth={POPUP_WIDTH}
      maxTagCount="responsive"
      allowClear
    />
  );
}
