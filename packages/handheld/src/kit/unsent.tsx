import { fill, formatDecimal, type Text } from '@takt/model';
import { Glyph, useSay } from '@takt/web/light';
import type { Entry } from '../outbox/entry.ts';
import { timeOf } from '../time-of.ts';
import { Sentence } from './sentence.tsx';
import style from './unsent.module.css';

const UNSENT: Text = ['本机待同步 {n}', '{n} to be sent'];
const BY_ITSELF: Text = ['连上后自动送出', 'Sent by itself once connected'];

/** What is on the device and not posted, the last first. */
export function Unsent({ entries }: { readonly entries: readonly Entry[] }) {
  const say = useSay();
  return (
    <section className={style['unsent']}>
      <header>
        <strong>{say(fill(UNSENT, { n: entries.length }))}</strong>
        <span>{say(BY_ITSELF)}</span>
      </header>
      {entries.toReversed().map(({ seq, label, shown, at }) => (
        <div key={seq} className={style['one']}>
          <Glyph name="unsent" size={20} />
          <span className={style['what']}>
            <Sentence text={shown?.title ?? say(label)} />
            <small>
              <Sentence text={[shown && say(shown.beside), timeOf(at)].filter(Boolean).join(' · ')} />
            </small>
          </span>
          {shown && (
            <strong>
              {formatDecimal(shown.qty)} <small>{shown.unit}</small>
            </strong>
          )}
        </div>
      ))}
    </section>
  );
}
