import { sharedWords, type Text } from '@takt/model';
import { useSay } from '../say.tsx';
import type { TimelineSpec } from './timeline-spec.ts';
import style from './timeline.module.css';

const COLUMNS = { at: sharedWords.time, lane: ['类型', 'Kind'], what: ['内容', 'What'] } as const satisfies Readonly<
  Record<string, Text>
>;
const END_OF_DAY = ' 23:59:59';
/** To the minute; a day where only the day is known. */
const momentText = (at: string): string => (at.endsWith(END_OF_DAY) ? at.slice(0, 10) : at.slice(0, 16));

interface TimelineTableProps {
  readonly spec: TimelineSpec;
  readonly onOpen?: ((item: string) => void) | undefined;
}

/** What a timeline shows, in the order of time. */
export function TimelineTable({ spec: { label, lanes, items }, onOpen }: TimelineTableProps) {
  const say = useSay();
  const nameOf = (lane: string): string => say(lanes.find(({ id }) => id === lane)?.label ?? ['', '']);
  return (
    <table>
      <caption>{say(label)}</caption>
      <thead>
        <tr>
          {Object.values(COLUMNS).map((column) => (
            <th key={column[0]} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items
          .toSorted((a, b) => (a.at < b.at ? -1 : 1))
          .map(({ id, lane, at, to, name }) => (
            <tr key={id}>
              <td>{to === undefined ? momentText(at) : `${momentText(at)} – ${momentText(to)}`}</td>
              <td>{nameOf(lane)}</td>
              <td>
                {onOpen ? (
                  <button type="button" className={style['link']} onClick={() => onOpen(id)}>
                    {say(name)}
                  </button>
                ) : (
                  say(name)
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
