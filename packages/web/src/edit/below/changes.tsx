import { blank, type Change, type Diff } from '@takt/model';
import { viewOf } from '../../fields/index.ts';
import { useSay } from '../../kit/say.tsx';
import style from './changes.module.css';

interface ChangesProps {
  readonly changes: readonly Change[];
  /** What a row is called; null for what the person may not see. */
  readonly nameOf: (id: unknown) => string | null;
}

/** Each field from what to what, place by place. */
export function Changes({ changes, nameOf }: ChangesProps) {
  const say = useSay();
  return (
    <>
      {changes.map(({ key, place, diffs }) => (
        <ul key={key} className={style['diffs']}>
          {place && <li className={style['place']}>{say(place)}</li>}
          {diffs.map((diff) => (
            <li key={diff.name}>
              <span className={style['label']}>{say(diff.field.label)}</span>
              {!diff.fresh && (
                <>
                  <Value diff={diff} value={diff.before} nameOf={nameOf} /> →{' '}
                </>
              )}
              <Value diff={diff} value={diff.after} nameOf={nameOf} />
            </li>
          ))}
        </ul>
      ))}
    </>
  );
}

interface ValueProps {
  readonly diff: Diff;
  readonly value: unknown;
  readonly nameOf: ChangesProps['nameOf'];
}
function Value({ diff: { field }, value, nameOf }: ValueProps) {
  const { Cell } = viewOf(field);
  return <span>{blank(value) ? '—' : <Cell field={field} value={value} label={nameOf(value)} />}</span>;
}
