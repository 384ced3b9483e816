import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { loadOptions } from '../../api/calls.ts';
import { Say } from '../../kit/say.tsx';
import { type FilterProps, textsIn } from '../view.ts';

const TYPING_MS = 250;
/** Names of rows are longer than the input is wide. */
const POPUP_WIDTH = 320;
const FRESH_MS = 60_000;

/** Rows of the entity it points to, found on the server by what is typed. */
export function LinkFilter({ condition, id, value, onChange }: FilterProps) {
  const target = typeof condition.source === 'string' ? condition.source : '';
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = useQuery({
    queryKey: ['options', target, search],
    // Between two keystrokes the older question is dropped before it is asked.
    queryFn: async ({ signal }) => {
      if (search !== '') await new Promise((done) => setTimeout(done, TYPING_MS));
      signal.throwIfAborted();
      return loadOptions(target, search);
    },
    enabled: open && target !== '',
    staleTime: FRESH_MS,
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
  return (
    <Select
      id={id}
      mode="multiple"
      value={textsIn(value)}
      onChange={(chosen) => onChange?.(chosen)}
      options={[...(found.data ?? [])]}
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
