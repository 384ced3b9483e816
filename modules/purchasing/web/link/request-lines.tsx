import { formatDecimal, sharedWords, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import type { SeenLine } from './link-calls.ts';
import { unitCode } from '../reply/unit-code.ts';
import style from './link.module.css';

const PART: Text = ['物料', 'Part'];

/** Lines as they are, to be read. */
export function RequestLines({
  lines,
  more,
}: {
  readonly lines: readonly SeenLine[];
  readonly more: { readonly label: Text; readonly name: string };
}) {
  const say = useSay();
  return (
    <table className={style['lines']}>
      <thead>
        <tr>
          {[PART, sharedWords.quantity, more.label].map((label) => (
            <th key={label[1]}>{say(label)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td data-label={say(PART)}>{String(line['partLabel'] ?? '')}</td>
            <td data-label={say(sharedWords.quantity)}>
              {formatDecimal(line.qty)} {unitCode(line['unitLabel'])}
            </td>
            <td data-label={say(more.label)}>{String(line[more.name] ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
