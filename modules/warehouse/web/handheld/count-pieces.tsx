import { fill, type Text } from '@takt/model';
import { Card, Facts, Frame, Push, ScanBox, Strip, useQuestion, useSay } from '@takt/handheld';
import { useCountedPieces } from './counted-pieces.ts';
import { codeIn, nameIn } from './label.ts';
import { type OpenCount, recordCount } from './record-count.ts';

const TITLE: Text = ['逐件盘点', 'Count piece by piece'];
const SCAN: Text = ['扫描每一件的序列号', 'Scan the serial number of each piece'];
const PLACE: Text = ['库位', 'Location'];
const PART: Text = ['物料', 'Part'];
const BATCH: Text = ['批次', 'Batch'];
const COUNTED: Text = ['已扫描', 'Scanned'];
const PIECES: Text = ['{n} 件', '{n}'];
const MISSING: Text = ['未扫到（{n}）', 'Not scanned ({n})'];
const NOTE: Text = ['记下 {n} 件', 'Note down {n}'];
const NONE: Text = ['一件也没有', 'There is none'];
const NOT_BOOKED: Text = ['账外', 'Not in the books'];
const DROP: Text = ['点按移除', 'Touch to remove'];
const DONE: Text = ['{place} · {part}：{n} 件', '{place} · {part}: {n}'];

interface PiecesProps {
  readonly count: OpenCount;
  readonly line: {
    readonly id: string;
    readonly locationLabel: string;
    readonly partLabel: string;
    readonly batch: string | null;
    readonly bookSerials: string | null;
  };
  readonly onLeave: () => void;
}
/** A serialised part is counted by scanning: the figure is what was scanned, and what the books have beside it is named. */
export function CountPieces({ count, line, onLeave }: PiecesProps) {
  const say = useSay();
  const question = useQuestion();
  const { pieces, missing, scan, drop } = useCountedPieces({ count: count.id, line });
  const n = pieces.length;
  const note = (key: string): Promise<boolean> => {
    const label = fill(DONE, { place: line.locationLabel, part: line.partLabel, n });
    const serials = pieces.map(({ serialNo }) => serialNo);
    return recordCount({ count, lineId: line.id, countedQty: String(n), serials, label, key });
  };
  const answer = (): void => void question.answer(note, onLeave);
  return (
    <Frame
      title={TITLE}
      back={onLeave}
      foot={<Push text={fill(NOTE, { n })} meaning="note" look="main" disabled={question.closed || n === 0} onPress={answer} />}
    >
      <ScanBox label={SCAN} onScan={(code) => void scan(code)} />
      <Strip />
      <Facts
        rows={[
          [PLACE, line.locationLabel],
          [PART, `${codeIn(line.partLabel)} ${nameIn(line.partLabel)}`],
          [BATCH, line.batch ?? '–'],
          [COUNTED, say(fill(PIECES, { n }))],
          ...(missing.length > 0 ? [[fill(MISSING, { n: missing.length }), missing.join(' · ')] as const] : []),
        ]}
      />
      {pieces.toReversed().map(({ serialNo, booked }) => (
        <Card
          key={serialNo}
          title={serialNo}
          beside={say(DROP)}
          figure={booked === false ? '+' : '✔'}
          unit={booked === false ? say(NOT_BOOKED) : ''}
          progress={booked === false ? 'begun' : 'done'}
          onPress={() => drop(serialNo)}
        />
      ))}
      {/* Never where the piece scanned last was noted down. */}
      {n === 0 && <Push text={NONE} disabled={question.closed} onPress={answer} />}
    </Frame>
  );
}
