import { type Entity, fill, type Text } from '@takt/model';
import { Alert, Button } from 'antd';
import { useSay } from '../kit/say.tsx';
import { useHistory } from './below/history.ts';
import { HistoryItem } from './below/timeline.tsx';
import type { Draft } from './draft.ts';
import { changedByBoth } from './merge.ts';
import style from './behind-note.module.css';

const TITLE: Text = ['您修改期间，此记录已被他人保存', 'Somebody else has saved this record while you were changing it'];
const BOTH: Text = [
  '双方都改了：{fields}。保留修改时以您的为准，保存前请核对。',
  'Changed by both: {fields}. If you keep your changes, yours stand there; look again before saving.',
];
const KEEP: Text = ['保留我的修改', 'Keep my changes'];
const DISCARD: Text = ['放弃我的修改', 'Discard my changes'];
const COMMA: Text = ['、', ', '];

interface BehindProps {
  readonly entity: Entity;
  /** As it was read, as it was typed over, and as others have saved it. */
  readonly base: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly onRebase: (keeping: boolean) => void;
}

/** What others have saved meanwhile, and the two ways on; nothing that was typed is lost before one is chosen. */
export function BehindNote({ entity, base, mine, theirs, onRebase }: BehindProps) {
  const say = useSay();
  const id = typeof base['id'] === 'string' ? base['id'] : null;
  const history = useHistory(entity, id, theirs['version']);
  const since = String(base['updatedAt'] ?? '');
  const happened = history.entries.filter(({ at }) => at > since);
  const both = changedByBoth(entity, base, mine, theirs);
  return (
    <Alert
      type="warning"
      showIcon
      title={say(TITLE)}
      description={
        <>
          {happened.map((entry) => (
            <HistoryItem key={entry.id} entry={entry} nameOf={history.nameOf} />
          ))}
          {both.length > 0 && <div>{say(fill(BOTH, { fields: both.map(say).join(say(COMMA)) }))}</div>}
        </>
      }
      action={
        <div className={style['ways']}>
          <Button type="primary" size="small" onClick={() => onRebase(true)}>
            {say(KEEP)}
          </Button>
          <Button size="small" onClick={() => onRebase(false)}>
            {say(DISCARD)}
          </Button>
        </div>
      }
    />
  );
}
