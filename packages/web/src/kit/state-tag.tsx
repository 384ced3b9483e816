import type { State } from '@takt/model';
import { useSay } from './say.tsx';
import style from './state-tag.module.css';

/** A document's state: tinted pill, dot and word, so that colour never speaks alone; final states are outlined. */
export function StateTag({ state }: { readonly state: State }) {
  const say = useSay();
  return <span className={`${style['tag']} ${style[state.final ? 'closed' : state.tone]}`}>{say(state.label)}</span>;
}
