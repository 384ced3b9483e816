import { Select } from 'antd';
import { useState } from 'react';
import { useNames } from './names.ts';
import { useOptions } from './options.ts';

interface PeoplePickerProps {
  readonly entity: string;
  readonly many?: boolean;
  readonly id?: string;
  /** Where no label stands beside it. */
  readonly placeholder?: string;
  readonly value?: string | string[];
  readonly onChange?: (value: string | string[]) => void;
}

/** People or roles, found while typing. */
export function PeoplePicker({ entity, many = false, value, ...rest }: PeoplePickerProps) {
  const [search, setSearch] = useState('');
  const found = useOptions(entity, search, true);
  const options = found.data ?? [];
  // Who was chosen elsewhere keeps a name, also where the list on offer does not contain them.
  const others = [value ?? []].flat().filter((id) => !options.some((one) => one.value === id));
  const names = useNames(entity, others);
  return (
    <Select
      {...(rest.placeholder && { 'aria-label': rest.placeholder })}
      {...rest}
      {...(value !== undefined && { value })}
      {...(many ? { mode: 'multiple' as const } : { allowClear: true })}
      showSearch
      filterOption={false}
      onSearch={setSearch}
      loading={found.isFetching}
      options={[...options, ...others.map((id) => ({ value: id, label: names.get(id) ?? '…' }))]}
    />
  );
}
