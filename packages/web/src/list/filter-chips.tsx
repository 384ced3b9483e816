import { type Text } from '@takt/model';
import { Tag } from 'antd';
import type { Choice, Condition } from '../api/calls.ts';
import { flagChoices } from '../fields/choice/flag.ts';
import { useCodelist } from '../fields/choice/codelist.ts';
import { useNames } from '../fields/link/names.ts';
import { textsIn } from '../fields/view.ts';
import { useSay } from '../kit/say.tsx';
import type { Params } from './params.ts';
import { conditionWords } from './condition-words.ts';
import style from './filter-chips.module.css';

const CLEAR: Text = ['清除全部', 'Clear all'];

interface FilterChipsProps {
  readonly conditions: readonly Condition[];
  readonly params: Params;
  readonly onChange: (params: Params) => void;
}

/** What the list is limited to now, each limit with its own way out. */
export function FilterChips({ conditions, params, onChange }: FilterChipsProps) {
  const say = useSay();
  const active = conditions.filter(({ name }) => Object.hasOwn(params, name));
  if (active.length === 0) return null;
  return (
    <div className={style['chips']}>
      {active.map((condition) => (
        <Chip
          key={condition.name}
          condition={condition}
          value={params[condition.name]}
          onRemove={() => onChange(Object.fromEntries(Object.entries(params).filter(([name]) => name !== condition.name)))}
        />
      ))}
      {active.length > 1 && (
        <button type="button" className={style['clear']} onClick={() => onChange({})}>
          {say(CLEAR)}
        </button>
      )}
    </div>
  );
}

const LISTED = new Set(['dictionary']);
const LINKED = new Set(['ref', 'refs', 'user', 'department']);

interface ChipProps {
  readonly condition: Condition;
  readonly value: unknown;
  readonly onRemove: () => void;
}

function Chip({ condition, value, onRemove }: ChipProps) {
  const say = useSay();
  const { kind, source, label } = condition;
  const target = typeof source === 'string' ? source : '';
  const coded = useCodelist(LISTED.has(kind) ? target : '');
  const named = useNames(LINKED.has(kind) ? target : '', textsIn(value));
  const fixed: readonly Choice[] = source !== null && typeof source !== 'string' ? source : flagChoices(kind);
  const wordOf = (one: string): string => {
    const choice = [...coded, ...fixed].find((each) => each.value === one);
    return choice ? say(choice.label) : (named.get(one) ?? one);
  };
  return (
    <Tag closable onClose={onRemove}>
      {say(label)}
      {say(['：', ': '])}
      {conditionWords(kind, value, wordOf, say)}
    </Tag>
  );
}
