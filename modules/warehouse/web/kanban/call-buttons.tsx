import { fill, formatDecimal, type Text } from '@takt/model';
import { Refusal, useCall, useSay } from '@takt/web';
import { Button } from 'antd';
import { type CallableLoop, callableLoops, callBox } from '../../defs/inside/kanban-card.ts';
import style from './kanban.module.css';

const NONE: Text = ['没有看板拉动的回路', 'No loop is called by kanban here'];
const CALLED: Text = ['已呼叫 {open} / {cards}', '{open} of {cards} called'];
const PER_BOX: Text = ['每箱 {qty}', '{qty} per box'];

interface CallButtonsProps {
  readonly calling: boolean;
  readonly onCall: (loop: CallableLoop) => void;
}
/** One button for each loop: pressed when a box is empty and nobody wants to look for its card. */
export function CallButtons({ calling, onCall }: CallButtonsProps) {
  const say = useSay();
  const { data, error } = useCall(callableLoops, {});
  return (
    <section aria-label={say(callBox.label)}>
      <h2 className={style['heading']}>{say(callBox.label)}</h2>
      <Refusal error={error} />
      {data?.length === 0 && <p className={style['hint']}>{say(NONE)}</p>}
      <div className={style['buttons']}>
        {data?.map((loop) => (
          <Button
            key={loop.id}
            className={style['call'] ?? ''}
            disabled={calling || loop.open >= loop.cards}
            onClick={() => onCall(loop)}
          >
            <strong>
              {loop.part} {say(loop.partName)}
            </strong>
            <span>
              {loop.location} · {say(fill(PER_BOX, { qty: formatDecimal(loop.qty) }))}
            </span>
            <span>{say(fill(CALLED, { open: String(loop.open), cards: String(loop.cards) }))}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
