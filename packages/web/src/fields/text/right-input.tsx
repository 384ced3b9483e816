import { type AreaRights, fill, type Text } from '@takt/model';
import { Select } from 'antd';
import { useRightsCatalogue } from '../../api/rights.ts';
import { useSay } from '../../kit/say.tsx';
import type { InputProps } from '../view.ts';

const NAMED: Text = ['{page} · {right}（{permission}）', '{page} · {right} ({permission})'];

/** Every right once, called as the first page it stands on calls it. */
const offeredIn = (areas: readonly AreaRights[]): ReadonlyMap<string, Text> => {
  const named = areas
    .flatMap(({ groups }) => groups.flatMap(({ pages }) => pages))
    .flatMap(({ label: page, opens, rights }) =>
      [...(opens ? [opens] : []), ...rights].map(({ permission, label: right }): [string, Text] => [
        permission,
        fill(NAMED, { page, right, permission }),
      ]),
    );
  // The first one stays.
  return new Map(named.toReversed());
};

/** A right out of those there are, found by the words of its page; what is there and in no list stays readable. */
export function RightInput({ id, value, onChange, disabled, wrong, eager }: InputProps) {
  const say = useSay();
  const { data = [], isLoading } = useRightsCatalogue();
  const options = [...offeredIn(data)].map(([permission, label]) => ({ value: permission, label: say(label) })).toReversed();
  return (
    <Select
      id={id}
      value={typeof value === 'string' && value !== '' ? value : null}
      options={options}
      loading={isLoading}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ width: '100%' }}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
      disabled={disabled}
      autoFocus={eager}
      defaultOpen={eager}
      aria-invalid={wrong}
      {...(wrong && { status: 'error' })}
    />
  );
}
