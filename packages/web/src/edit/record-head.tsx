import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type Entity, isDocument, type State, type Text } from '@takt/model';
import { Button, Tooltip } from 'antd';
import { ActionBar, type ActionButton } from '../actions/action-bar.tsx';
import { useSay } from '../kit/say.tsx';
import { StateTag } from '../kit/state-tag.tsx';
import { neighboursOf } from '../list/neighbours.ts';
import { usePages } from '../product/pages.tsx';
import { Barcode } from './barcode.tsx';
import style from './record-screen.module.css';

const PREVIOUS: Text = ['上一条 Alt+←', 'Previous Alt+←'];
const NEXT: Text = ['下一条 Alt+→', 'Next Alt+→'];

/** Goes to the neighbours in the list the record was opened from. */
export function useNeighbours(url: string, id: string | null, title: Text) {
  const pages = usePages();
  const { previous, next } = id === null ? { previous: null, next: null } : neighboursOf(url, id);
  const to = (target: string | null) =>
    target === null ? null : () => pages.open({ url: `${url}/edit`, params: { id: target }, title });
  return { previous: to(previous), next: to(next) };
}

interface HeadProps {
  /** Where the focus begins on a page that is opened to be read. */
  readonly id: string;
  readonly entity: Entity;
  readonly heading: string;
  readonly number: string | null;
  readonly state: State | null;
  readonly neighbours: ReturnType<typeof useNeighbours>;
  readonly buttons: readonly ActionButton[];
}

/** What this is, where it stands, and what can be done with it. */
export function RecordHead({ id, entity, heading, number, state, neighbours, buttons }: HeadProps) {
  const say = useSay();
  const step = (label: Text, icon: 'left' | 'right', go: (() => void) | null) => (
    <Tooltip title={say(label)}>
      <Button
        type="text"
        size="small"
        aria-label={say(label)}
        icon={icon === 'left' ? <LeftOutlined /> : <RightOutlined />}
        disabled={go === null}
        onClick={() => go?.()}
      />
    </Tooltip>
  );
  return (
    <header className={style['head']}>
      <div className={style['named']}>
        {(neighbours.previous ?? neighbours.next) && (
          <span>
            {step(PREVIOUS, 'left', neighbours.previous)}
            {step(NEXT, 'right', neighbours.next)}
          </span>
        )}
        <h1 id={id} tabIndex={-1}>
          {heading}
        </h1>
        {!isDocument(entity) && number === null && <span className={style['kind']}>{say(entity.label)}</span>}
        {state && <StateTag state={state} />}
        {number && <Barcode text={number} />}
      </div>
      <ActionBar buttons={buttons} />
    </header>
  );
}
