import { Select, Switch } from 'antd';
import type { Choice } from '../../api/calls.ts';
import { useSay } from '../../kit/say.tsx';
import type { InputProps } from '../view.ts';
import { useCodelist } from './codelist.ts';
import { flagChoices, NO, YES } from './flag.ts';

/** Both values as the kind stores them; anything else counts as off. */
export function FlagInput({ field, id, value, onChange, disabled, eager }: InputProps) {
  const say = useSay();
  const [on, off] = flagChoices(field.kind);
  return (
    <Switch
      id={id}
      checked={value === on?.value}
      checkedChildren={say(YES)}
      unCheckedChildren={say(NO)}
      disabled={disabled}
      autoFocus={eager}
      onChange={(checked) => onChange(checked ? on?.value : off?.value)}
    />
  );
}

function OneOf({ choices, ...props }: InputProps & { readonly choices: readonly Choice[] }) {
  const say = useSay();
  const { id, field, value, onChange, disabled, wrong, eager } = props;
  return (
    <Select
      id={id}
      value={typeof value === 'string' && value !== '' ? value : null}
      options={choices
        .filter((one) => !one.retired || one.value === value)
        .map((one) => ({ value: one.value, label: say(one.label) }))}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      allowClear={!field.required}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
      disabled={disabled}
      autoFocus={eager}
      defaultOpen={eager}
      aria-invalid={wrong}
      {...(wrong && { status: 'error' })}
    />
  );
}

export function ChoiceInput(props: InputProps) {
  const choices = Object.entries(props.field.options.values ?? {}).map(([value, label]) => ({ value, label }));
  return <OneOf {...props} choices={choices} />;
}

export function DictionaryInput(props: InputProps) {
  return <OneOf {...props} choices={useCodelist(props.field.options.list ?? '')} />;
}
