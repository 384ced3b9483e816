import { Select } from 'antd';
import { useState } from 'react';
import type { Choice } from '../../api/calls.ts';
import { useSay } from '../../kit/say.tsx';
import { type FilterProps, textsIn } from '../view.ts';
import { useCodelist } from './codelist.ts';
import { flagChoices } from './flag.ts';
import { usePinyin } from './pinyin.ts';

export function FlagFilter({ condition, id, value, onChange }: FilterProps) {
  const say = useSay();
  return (
    <Select
      id={id}
      value={typeof value === 'string' ? value : null}
      onChange={(chosen) => onChange?.(chosen)}
      options={flagChoices(condition.kind).map((one) => ({ value: one.value, label: say(one.label) }))}
      allowClear
    />
  );
}

/** Any number of the given values. */
function SomeOf({ choices, id, value, onChange }: Omit<FilterProps, 'condition'> & { readonly choices: readonly Choice[] }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const sounds = usePinyin(open);
  return (
    <Select
      id={id}
      mode="multiple"
      value={textsIn(value)}
      onChange={(chosen) => onChange?.(chosen)}
      options={choices.map((one) => ({ value: one.value, label: say(one.label) }))}
      showSearch={{ filterOption: (typed, option) => sounds(option?.label ?? '', typed) }}
      onOpenChange={setOpen}
      maxTagCount="responsive"
      allowClear
    />
  );
}

const fixed = (source: FilterProps['condition']['source']): readonly Choice[] =>
  source === null || typeof source === 'string' ? [] : source;

export function ChoiceFilter({ condition, ...form }: FilterProps) {
  return <SomeOf choices={fixed(condition.source)} {...form} />;
}

export function DictionaryFilter({ condition, ...form }: FilterProps) {
  return <SomeOf choices={useCodelist(typeof condition.source === 'string' ? condition.source : '')} {...form} />;
}
