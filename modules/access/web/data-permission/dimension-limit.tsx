import { type Dimension, fill, type Text } from '@takt/model';
import { loadNames, loadOptions, type Option, Refusal, useDefinitions, useSay } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Alert, Radio } from 'antd';
import { entityOfDimension, touched } from './limits.ts';
import { TwoLists } from './two-lists.tsx';
import style from './data-permission.module.css';

const FREE: Text = ['不限', 'No limit'];
const LIMITED: Text = ['仅限所选对象', 'Only chosen records'];
const OWN: Text = ['仅限本人创建的数据', 'Only records of their own'];
const TOUCHES: Text = ['影响的数据：{entities}', 'Limits: {entities}'];
const TOUCHES_NOTHING: Text = ['目前没有数据按此维度限制', 'Nothing is limited by this dimension yet'];
const FIXED: Text = [
  '该用户属于供应商「{vendor}」，供应商维度固定',
  'This user belongs to the supplier “{vendor}”, so this dimension is fixed',
];
const FIXED_HINT: Text = [
  '该用户只能看到此供应商的数据。如需更改，请在「用户」中修改「所属供应商」。',
  'The user sees only the records of this supplier. It is changed on the page “User”, field “Supplier”.',
];
const FIRST: Text = ['仅显示前 {n} 个对象', 'Only the first {n} records are offered'];
/** As many as the server offers at once. */
const MOST = 500;

interface LimitProps {
  readonly dimension: Dimension;
  readonly label: Text;
  /** Null for no limit. */
  readonly values: readonly string[] | null;
  /** The supplier a user belongs to, which cannot be changed here. */
  readonly vendor: string | null;
  /** Whose limits these are: own records are those of this person. */
  readonly owner: string;
  readonly disabled: boolean;
  readonly onChange: (values: readonly string[] | null) => void;
}

/** One dimension: no limit or chosen values, and what it limits. */
export function DimensionLimit({ dimension, label, values, vendor, owner, disabled, onChange }: LimitProps) {
  const say = useSay();
  const definitions = useDefinitions();
  const entity = entityOfDimension(definitions, dimension);
  const limits = touched(definitions, dimension);
  const listed: Text = [limits.map(([zh]) => zh).join('、'), limits.map(([, en]) => en).join(', ')];
  const fixed = disabled || vendor !== null;
  return (
    <div className={style['dimension']}>
      {vendor !== null && (
        <Alert
          className={style['why'] ?? ''}
          type="info"
          showIcon
          title={say(fill(FIXED, { vendor }))}
          description={say(FIXED_HINT)}
        />
      )}
      <Radio.Group
        aria-label={say(label)}
        disabled={fixed}
        value={values !== null}
        onChange={({ target }) => onChange(target.value ? (dimension === 'owner' ? [owner] : []) : null)}
        options={[
          { value: false, label: say(FREE) },
          { value: true, label: say(dimension === 'owner' ? OWN : LIMITED) },
        ]}
      />
      <p className={style['touches']}>{say(limits.length > 0 ? fill(TOUCHES, { entities: listed }) : TOUCHES_NOTHING)}</p>
      {entity && values && vendor === null && (
        <Values entity={entity.id} values={values} disabled={disabled} onChange={onChange} />
      )}
    </div>
  );
}

interface ValuesProps extends Pick<LimitProps, 'disabled' | 'onChange'> {
  readonly entity: string;
  readonly values: readonly string[];
}
function Values({ entity, values, disabled, onChange }: ValuesProps) {
  const say = useSay();
  const offered = useQuery({ queryKey: ['options', entity, ''], queryFn: () => loadOptions(entity, '') });
  // What was chosen before and is no longer offered keeps its place and, where there still is one, its name.
  const absent = values.filter((id) => offered.isSuccess && !offered.data.some(({ value }) => value === id));
  const named = useQuery({
    queryKey: ['names', entity, absent],
    queryFn: () => loadNames(entity, absent),
    enabled: absent.length > 0,
  });
  const nameOf = (id: string): Option => named.data?.find(({ value }) => value === id) ?? { value: id, label: id };
  const all = [...(offered.data ?? []), ...absent.map(nameOf)];
  return (
    <>
      <Refusal error={offered.error} />
      {offered.data?.length === MOST && <p className={style['touches']}>{say(fill(FIRST, { n: MOST }))}</p>}
      <TwoLists options={all} chosen={values} disabled={disabled} onChange={onChange} />
    </>
  );
}
