import { Select } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Say } from '../../kit/say.tsx';
import { type InputProps, textsIn } from '../view.ts';
import { useNames } from './names.ts';
import { useOffered } from './options.ts';

/** Names of rows are longer than the input is wide. */
const POPUP_WIDTH = 320;

/** One row of the entity it points to, found by what is typed or by how it sounds; shown by the name the server gave it. */
export function LinkInput({ field, id, value, label, onChange, disabled, wrong, eager, typed }: InputProps) {
  const target = field.options.to ?? '';
  const [open, setOpen] = useState(eager ?? false);
  const [search, setSearch] = useState(typed ?? '');
  const found = useOffered(target, search, open);
  const current = typeof value === 'string' && value !== '' ? value : null;
  const options = found.offered;
  // What is chosen keeps its name, also where the list on offer does not contain it.
  const shown =
    current === null ? null : { value: current, label: label ?? options.find((one) => one.value === current)?.label ?? '…' };
  return (
    <Select
      id={id}
      labelInValue
      value={shown}
      options={options}
      showSearch={{ filterOption: false, onSearch: setSearch, ...(eager && open && { searchValue: search }) }}
      onOpenChange={setOpen}
      loading={found.isFetching}
      notFoundContent={found.error instanceof ApiError ? <Say text={found.error.text} /> : undefined}
      popupMatchSelectWidth={POPUP_WIDTH}
      style={{ width: '100%' }}
      allowClear={!field.required}
      onChange={(chosen: { readonly value: string } | undefined) => {
        const row = options.find((one) => one.value === chosen?.value);
        onChange(row?.value ?? null, row?.label ?? null);
      }}
      disabled={disabled}
      autoFocus={eager}
      defaultOpen={eager}
      aria-invalid={wrong}
      {...(wrong && { status: 'error' })}
    />
  );
}

/** Any number of rows; the server sends their ids alone, so their names are asked for. */
export function LinksInput({ field, id, value, onChange, disabled, wrong, eager }: InputProps) {
  const target = field.options.to ?? '';
  const [open, setOpen] = useState(eager ?? false);
  const [search, setSearch] = useState('');
  const ids = textsIn(value);
  const found = useOffered(target, search, open);
  const names = useNames(target, ids);
  const known = new Map([...names, ...found.offered.map((one) => [one.value, one.label] as const)]);
  return (
    <Select
      id={id}
      mode="multiple"
      labelInValue
      value={ids.map((one) => ({ value: one, label: known.get(one) ?? '…' }))}
      options={found.offered}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      onOpenChange={setOpen}
      loading={found.isFetching}
      popupMatchSelectWidth={POPUP_WIDTH}
      maxTagCount="responsive"
      style={{ width: '100%' }}
      allowClear
      onChange={(chosen: readonly { readonly value: string }[]) => onChange(chosen.map((one) => one.value))}
      disabled={disabled}
      autoFocus={eager}
      aria-invalid={wrong}
      {...(wrong && { status: 'error' })}
    />
  );
}
