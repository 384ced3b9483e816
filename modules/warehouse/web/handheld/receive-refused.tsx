import { type Decimal, fill, formatDecimal, type Text } from '@takt/model';
import {
  clockTimeOf,
  type Entry,
  Frame,
  Glyph,
  type GlyphName,
  hideFeedback,
  ScanBox,
  Sentence,
  Strip,
  takeBack,
  useOwnEntries,
  useSay,
  wireNow,
} from '@takt/handheld';
import { isReceived } from '../../defs/inbound/receipt-taking.ts';
import { codeIn, nameIn } from './label.ts';
import { useMasters } from './masters.ts';
import { ProgressCard } from './receive-cards.tsx';
import { boxWords, type CountedReceipt, paperOf, progressOf, type RefusedTaking } from './receive-lines.ts';
import { RECEIVE } from './titles.ts';
import style from './receive.module.css';

const NEXT_SCAN: Text = ['扫下一箱，提示随即消失', 'The next box clears this'];
const SCANNED: Text = ['扫到的箱', 'The box scanned'];
const WANTED: Text = ['本次操作', 'What was asked for'];
const RECORD: Text = ['已有的收货记录', 'What is known of it'];
const WHEN: Text = ['时间', 'When'];
const WHO: Text = ['人', 'Who'];
const PAPER: Text = ['收货单 / 行', 'Receipt / line'];
const INTO: Text = ['收到', 'Received at'];
const LINE_HAS: Text = ['该行已收 / 应收', 'Line received / due'];
const HERE: Text = ['本机，待同步', 'This device, to be sent'];
const GOING_ON: Text = ['接下来', 'What now'];
const ASIDE: Text = ['放到一边，扫下一箱', 'Put it aside, scan the next box'];
const USUAL: Text = ['最常用', 'usual'];
const BY_QTY: Text = ['两箱同号：按数量收这一箱', 'Two boxes with one number: receive this one by quantity'];
const UNDO: Text = ['之前收错了：撤销那一笔', 'Received wrongly before: take that back'];
const TO_LIST: Text = ['不收，回到收货清单', 'Do not receive it, back to the list'];

const TODAY: Text = ['今天 {time}', 'today {time}'];
const AT: Text = ['{place}，{qty}', '{place}, {qty}'];

interface RefusedProps {
  readonly receipt: CountedReceipt;
  readonly of: RefusedTaking;
  /** What leads back to what was entered, where something was. */
  readonly again?: Text;
  readonly onScan: (code: string) => void;
  /** The box is another one with the same number. */
  readonly onByQuantity?: () => void;
  readonly onLeave: () => void;
}

/** Nothing was posted, and what is known of it already. Another scan goes on, and no button stands where one was pressed. */
export function ReceiveRefused({ receipt, of, again, onScan, onByQuantity, onLeave }: RefusedProps) {
  const say = useSay();
  const { unitName } = useMasters();
  const { own } = useOwnEntries();
  const { told, line, box, qty } = of;
  const kept = own.find(({ fate, about }) => fate === 'waiting' && box !== null && about?.id === receipt.id && about.box === box);
  const isTwice = box !== null && isReceived(receipt, box);
  const inUnit = (n: Decimal): string => `${formatDecimal(n)} ${line ? unitName(line.unitLabel) : ''}`;
  const goods = [line && `${nameIn(line.partLabel)} ${codeIn(line.partLabel)}`, qty && inUnit(qty)].filter(Boolean).join(' · ');
  const leave = (): void => {
    hideFeedback();
    onLeave();
  };
  return (
    <Frame title={RECEIVE} of={paperOf(receipt)} back={leave}>
      {/* The ways below say what clears the way. */}
      <Strip feedback={isTwice ? { ...told, unblock: null } : told} />
      {(goods || box) && (
        <section className={`${style['card']} ${style['scanned']}`}>
          <small>{say(box === null ? WANTED : SCANNED)}</small>
          {box !== null && <strong>{boxWords(box)}</strong>}
          <Sentence text={goods} />
        </section>
      )}
      {line && (
        <section className={style['card']}>
          <small>{say(RECORD)}</small>
          <dl className={style['record']}>
            {factsOf(receipt, of, kept, inUnit).map(([label, value]) => (
              <div key={label[1]}>
                <dt>{say(label)}</dt>
                <dd>{typeof value === 'string' ? value : say(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <nav className={`${style['card']} ${style['ways']}`}>
        <small>{say(GOING_ON)}</small>
        {again ? (
          <Way glyph="keyboard" text={again} onPress={hideFeedback} />
        ) : (
          <Way glyph="scan" text={ASIDE} note={USUAL} onPress={leave} />
        )}
        {isTwice && onByQuantity && <Way glyph="receive" text={BY_QTY} onPress={onByQuantity} />}
        {kept && !kept.unsure && <Way glyph="undo" text={UNDO} onPress={() => void takeBack(kept)} />}
        {again && <Way glyph="back" text={TO_LIST} onPress={leave} />}
      </nav>
      <ProgressCard {...progressOf(receipt, unitName)} />
      <div className={style['bottom']}>
        <ScanBox label={NEXT_SCAN} onScan={onScan} />
      </div>
    </Frame>
  );
}

/** Times of the wire begin with their day. */
const dayTime = (at: string): Text =>
  at.startsWith(wireNow().slice(0, 10)) ? fill(TODAY, { time: at.slice(11, 19) }) : [at, at];

/** Who received it when, as far as the receipt or this device knows, and where it counts. */
function factsOf(
  receipt: CountedReceipt,
  { line, box, qty }: RefusedTaking,
  kept: Entry | undefined,
  inUnit: (qty: Decimal) => string,
): readonly (readonly [Text, Text | string])[] {
  if (!line) return [];
  const record = receipt.boxes.find((one) => box !== null && one.box === box);
  const came = record?.qty ?? kept?.about?.qty ?? null;
  const paper = `${receipt.number} / ${receipt.lines.indexOf(line) + 1}`;
  const place = codeIn(receipt.locationLabel);
  return [
    ...(record?.receivedAt ? ([[WHEN, dayTime(record.receivedAt)]] as const) : []),
    ...(record?.receivedByLabel ? ([[WHO, nameIn(record.receivedByLabel)]] as const) : []),
    ...(kept
      ? ([
          [WHEN, fill(TODAY, { time: clockTimeOf(kept.at) })],
          [WHO, HERE],
        ] as const)
      : []),
    [PAPER, paper],
    record
      ? [INTO, fill(AT, { place, qty: inUnit(came ?? qty ?? '0') })]
      : [LINE_HAS, `${formatDecimal(line.receivedQty)} / ${inUnit(line.qty)}`],
  ];
}

interface WayProps {
  readonly glyph: GlyphName;
  readonly text: Text;
  readonly note?: Text;
  readonly onPress: () => void;
}
function Way({ glyph, text, note, onPress }: WayProps) {
  const say = useSay();
  return (
    <button type="button" onClick={onPress}>
      <Glyph name={glyph} size={20} />
      <span>{say(text)}</span>
      {note ? <small>{say(note)}</small> : <Glyph name="onward" size={16} />}
    </button>
  );
}
