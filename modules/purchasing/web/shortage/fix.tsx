import { formatDecimal, type Text } from '@takt/model';
import { DocumentLink, useSay } from '@takt/web';
import type { Fix } from '../../defs/shortage/shortage.ts';
import { FIX_WORDS, momentOf } from './words.ts';
import style from './shortage.module.css';

const SUFFICES: Text = ['足够', 'enough'];

/** One thing that would help: what to do, with which document, how much it brings. */
export function FixText({ fix, unit }: { readonly fix: Fix; readonly unit: string }) {
  const say = useSay();
  const { kind, qty, at, document, place, suffices } = fix;
  return (
    <span className={style['fix']}>
      <span>{say(FIX_WORDS[kind])}</span>
      {document && <DocumentLink {...document} />}
      {place}
      <b>
        {formatDecimal(qty)} {unit}
      </b>
      {at && <small>{momentOf(at)}</small>}
      {suffices && <span className={style['enough']}>{say(SUFFICES)}</span>}
    </span>
  );
}
