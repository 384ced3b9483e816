import { fill, type Text } from '@takt/model';
import { Empty } from 'antd';
import type { Condition } from '../api/calls.ts';
import { useSay } from '../kit/say.tsx';

const FIRST: Text = ['请先填写查询条件：{names}', 'Fill in first: {names}'];
const AND: Text = ['、', ', '];

/** Stands in place of the rows until what must be asked for has been. */
export function MissingConditions({ conditions }: { readonly conditions: readonly Condition[] }) {
  const say = useSay();
  const names = conditions.map(({ label }) => say(label)).join(say(AND));
  return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(fill(FIRST, { names }))} />;
}
