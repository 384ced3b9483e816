import { fill, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Spin } from 'antd';
import type { LocationPlan } from '../../defs/places/location-generator.ts';
import style from './locations.module.css';

const PREVIEW: Text = ['预览', 'Preview'];
const COUNT: Text = ['{n} 个库位', 'Locations: {n}'];
const CHOOSE: Text = ['选择仓库并填写范围后显示', 'Choose a warehouse and give ranges to see it'];
const TAKEN: Text = ['其中 {n} 个编码已存在：{codes}', '{n} of these codes exist already: {codes}'];
const MORE: Text = ['…', '…'];

interface CardProps {
  readonly wrong: Text | null;
  /** Null while it cannot be told. */
  readonly plan: LocationPlan | null;
  readonly loading: boolean;
}

/** How many locations a pattern makes, from where to where, and which of them are there already. */
export function PlanCard({ wrong, plan, loading }: CardProps) {
  const say = useSay();
  const taken = plan && plan.takenCount > 0;
  return (
    <section className={style['plan']} aria-label={say(PREVIEW)} aria-live="polite">
      {loading && !plan && <Spin size="small" />}
      {!plan && !loading && <span className={style['hint']}>{say(wrong ?? CHOOSE)}</span>}
      {plan && (
        <>
          <strong className={style['count']}>{say(fill(COUNT, { n: plan.count }))}</strong>
          <code>{plan.first}</code>
          <span>{say(MORE)}</span>
          <code>{plan.last}</code>
        </>
      )}
      {taken && (
        <p className={style['taken']} role="alert">
          {say(fill(TAKEN, { n: plan.takenCount, codes: plan.taken.join(', ') }))}
        </p>
      )}
    </section>
  );
}
