import { defaults, type Field, fill, sharedWords, type Text, valueProblem } from '@takt/model';
import { ApiError, FieldItem, Refusal, useDone, useSay } from '@takt/web';
import { Button, Drawer, Space } from 'antd';
import { useState } from 'react';
import { generatorFields, SEPARATORS } from '../../defs/places/location-generator.ts';
import { patternProblem } from '../../defs/places/location-pattern.ts';
import { useGenerating, usePlan } from './calls.ts';
import { PlanCard } from './plan-card.tsx';
import style from './locations.module.css';

const TITLE: Text = ['批量生成库位', 'Generate locations'];
const RANGES_HOW: Text = [
  '从外到内：巷道 × 货架 × 层 × 格；填数字或一个大写字母，不用的留空',
  'From the outside in: aisle × rack × level × slot; numbers or one capital letter, empty where it is not used',
];
const MAKE: Text = ['生成 {n} 个库位', 'Generate {n} locations'];
const MAKE_NONE: Text = ['生成库位', 'Generate locations'];
const MADE: Text = ['已生成 {n} 个库位：{first} … {last}', '{n} locations generated: {first} … {last}'];

type Name = keyof typeof generatorFields;
type Values = Readonly<Partial<Record<Name, unknown>>>;
const GROUPS: readonly { readonly title: Text; readonly hint?: Text; readonly fields: readonly Name[] }[] = [
  { title: ['位置', 'Where'], fields: ['warehouse', 'area', 'zone'] },
  { title: ['编码', 'Codes'], fields: ['prefix', 'separator', 'digits'] },
  {
    title: ['范围', 'Ranges'],
    hint: RANGES_HOW,
    fields: ['aisleFrom', 'aisleTo', 'rackFrom', 'rackTo', 'levelFrom', 'levelTo', 'slotFrom', 'slotTo'],
  },
  {
    title: ['属性', 'What they are like'],
    fields: ['kind', 'abc', 'firstSequence', 'maxWeight', 'maxVolume', 'maxHeight', 'maxPallets', 'mixedParts', 'mixedLots'],
  },
];
const fieldOf = (name: Name): Field => generatorFields[name];
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What is wrong with the pattern as it is typed; null when the server can be asked. */
function wrongPattern(values: Values): Text | null {
  const separator = values.separator === 'dot' || values.separator === 'none' ? values.separator : 'hyphen';
  const span = (from: Name, to: Name) => ({ from: textOf(values[from]), to: textOf(values[to]) });
  return patternProblem({
    prefix: textOf(values.prefix),
    separator: SEPARATORS[separator],
    digits: typeof values.digits === 'number' ? values.digits : 1,
    spans: {
      aisle: span('aisleFrom', 'aisleTo'),
      rack: span('rackFrom', 'rackTo'),
      level: span('levelFrom', 'levelTo'),
      slot: span('slotFrom', 'slotTo'),
    },
  });
}

interface DrawerProps {
  readonly onClose: () => void;
  readonly onMade: (ids: readonly string[]) => void;
}

/** Many locations from one pattern, with a preview of what it makes before it is made. */
export function GeneratorDrawer({ onClose, onMade }: DrawerProps) {
  const say = useSay();
  const done = useDone();
  const [values, setValues] = useState<Values>(() => defaults(generatorFields, { now: '' }));
  const [labels, setLabels] = useState<Readonly<Record<string, string | null>>>({});
  const [tried, setTried] = useState(false);
  const generating = useGenerating();
  const names = GROUPS.flatMap(({ fields }) => fields);
  const wrongOf = (name: Name): Text | null => valueProblem(fieldOf(name), values[name] ?? null);
  const unsound = names.some((name) => wrongOf(name) !== null);
  const pattern = wrongPattern(values);
  const plan = usePlan(unsound || pattern ? null : values);
  const told = generating.error instanceof ApiError ? generating.error.problems : [];
  const ready = plan.data !== undefined && plan.data.takenCount === 0 && !unsound && !pattern;
  const problemOf = (name: Name) => {
    const text = (tried || values[name] ? wrongOf(name) : null) ?? told.find(({ at }) => at === name)?.text;
    return text ? { text, level: 'error' as const } : null;
  };
  const make = (): void => {
    setTried(true);
    if (!ready) return;
    generating.mutate(values, {
      onSuccess: ({ ids, first, last }) => {
        done(fill(MADE, { n: ids.length, first, last }));
        onMade(ids);
      },
    });
  };
  return (
    <Drawer
      open
      size={760}
      title={say(TITLE)}
      onClose={onClose}
      footer={
        <Space>
          <Button type="primary" loading={generating.isPending} disabled={!ready} onClick={make}>
            {say(plan.data && !pattern ? fill(MAKE, { n: plan.data.count }) : MAKE_NONE)}
          </Button>
          <Button onClick={onClose}>{say(sharedWords.cancel)}</Button>
        </Space>
      }
    >
      <div className={style['form']}>
        {GROUPS.map(({ title, hint, fields }) => (
          <section key={title[1]} aria-label={say(title)}>
            <h3 className={style['subtitle']}>
              {say(title)}
              {hint && <small className={style['hint']}>{say(hint)}</small>}
            </h3>
            <div className={fields.length > 6 && hint ? style['four'] : style['three']}>
              {fields.map((name) => (
                <FieldItem
                  key={name}
                  id={`generate-${name}`}
                  field={fieldOf(name)}
                  value={values[name] ?? null}
                  label={labels[name] ?? null}
                  required={fieldOf(name).required && fieldOf(name).kind !== 'flag'}
                  problem={problemOf(name)}
                  onChange={(value, label) => {
                    setValues({ ...values, [name]: value });
                    setLabels({ ...labels, [name]: label ?? null });
                    generating.reset();
                  }}
                />
              ))}
            </div>
          </section>
        ))}
        <PlanCard wrong={pattern} plan={unsound || pattern ? null : (plan.data ?? null)} loading={plan.isFetching} />
        <Refusal error={generating.error ?? plan.error} />
      </div>
    </Drawer>
  );
}
