import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Tag } from 'antd';
import type { Tried } from '../../defs/rules/conditions.ts';
import style from './trial.module.css';

const TAKEN: Text = ['采用', 'Taken'];
const PASSED: Text = ['跳过', 'Passed over'];

/** Each step in the order it was tried, with what it looked at and why it was taken or not. */
export function StepList({ title, tried }: { readonly title: Text; readonly tried: readonly Tried[] }) {
  const say = useSay();
  if (tried.length === 0) return null;
  return (
    <section aria-label={say(title)}>
      <h3 className={style['subtitle']}>{say(title)}</h3>
      <ol className={style['steps']}>
        {tried.map(({ sequence, strategy, taken, why }) => (
          <li key={sequence} className={`${style['step']} ${taken ? style['chosen'] : ''}`}>
            <div className={style['strategy']}>
              <strong>
                {sequence}. {say(strategy)}
              </strong>
              <Tag color={taken ? 'success' : 'default'}>{say(taken ? TAKEN : PASSED)}</Tag>
            </div>
            <ul className={style['why']}>
              {why.map((text) => (
                <li key={text[1]}>{say(text)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
