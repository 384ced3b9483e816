import { type Decimal, fill, formatDecimal, type Text } from '@takt/model';
import { Bar, Glyph, Sentence, useSay } from '@takt/handheld';
import { codeIn, nameIn } from './label.ts';
import type { Line, ReceiptProgress } from './receive-lines.ts';
import style from './receive.module.css';

const BATCH: Text = ['批 {batch}', 'batch {batch}'];
const CHANGE_LOT: Text = ['改批号', 'Change batch'];
const RECEIVED: Text = ['已收 / 应收 {unit}', 'Received / due, {unit}'];
const HATCHED: Text = ['斜纹：本次 {qty} {unit}', 'Hatched: {qty} {unit} now'];
const THIS_BOX: Text = ['斜纹：这一箱 {qty} {unit}', 'Hatched: this box, {qty} {unit}'];
const PUT_TO: Text = ['放到', 'Put at'];
const PROGRESS: Text = ['本单进度', 'This receipt'];
const BOXES: Text = ['箱', 'boxes'];
const DONE: Text = ['{done} / {of} {unit}', '{done} / {of} {unit}'];
const DONE_AND_KEPT: Text = ['{done} 已过账 + {kept} 待同步 / {of} {unit}', '{done} posted + {kept} to send / {of} {unit}'];
const FULL: Text = ['已收完 {full} / {all} 行', '{full} of {all} lines'];

interface LineCardProps {
  readonly line: Line;
  readonly unit: string;
  readonly lot: string;
  /** How much of it is asked for now. */
  readonly asked: { readonly qty: Decimal; readonly isBox: boolean } | null;
  readonly onChangeLot?: () => void;
}
/** What it is, and how much of it has come. */
export function LineCard({ line, unit, lot, asked, onChangeLot }: LineCardProps) {
  const say = useSay();
  const { partLabel, receivedQty, qty } = line;
  return (
    <section className={style['card']}>
      <div className={style['head']}>
        <span>
          <strong>{nameIn(partLabel)}</strong>
          <small>
            <Sentence text={[codeIn(partLabel), lot && say(fill(BATCH, { batch: lot }))].filter(Boolean).join(' · ')} />
          </small>
        </span>
        <span className={style['figures']}>
          <span>
            <strong>{formatDecimal(receivedQty)}</strong> / {formatDecimal(qty)}
          </span>
          <small>{say(fill(RECEIVED, { unit }))}</small>
        </span>
      </div>
      <Bar of={qty} done={receivedQty} requested={asked?.qty ?? '0'} />
      {(asked || onChangeLot) && (
        <div className={style['below']}>
          {asked && <small>{say(fill(asked.isBox ? THIS_BOX : HATCHED, { qty: formatDecimal(asked.qty), unit }))}</small>}
          {onChangeLot && (
            <button type="button" onClick={onChangeLot}>
              {say(CHANGE_LOT)}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** Where it is put for now. */
export function PlaceCard({ label }: { readonly label: string }) {
  const say = useSay();
  const [code, name] = [codeIn(label), nameIn(label)];
  return (
    <p className={`${style['card']} ${style['place']}`}>
      <Glyph name="place" size={20} />
      <span>{say(PUT_TO)}</span>
      <strong>{code}</strong>
      {name !== code && <small>{name}</small>}
    </p>
  );
}

/** How far the receipt is: posted and only kept are two figures. */
export function ProgressCard({ done, kept, of, unit, lines }: ReceiptProgress) {
  const say = useSay();
  const figures = { done: formatDecimal(done), kept: formatDecimal(kept), of: formatDecimal(of), unit: unit ?? BOXES };
  return (
    <section className={style['card']}>
      <div className={style['head']}>
        <small>{say(PROGRESS)}</small>
        <span>{say(lines ? fill(FULL, lines) : fill(kept === '0' ? DONE : DONE_AND_KEPT, figures))}</span>
      </div>
      <Bar of={of} done={done} unsent={kept} />
    </section>
  );
}
