import type { Text } from '@takt/model';
import type { ApiError } from '../api/api-error.ts';
import { useSay } from '../kit/say.tsx';
import { Glyph } from './glyphs.tsx';
import style from './kit.module.css';

export interface BarNotice {
  readonly tone: 'error' | 'warning' | 'success';
  readonly text: Text;
  /** What clears the way, or a code to tell. */
  readonly beside?: Text | null;
}

const glyphs = { error: 'wrong', warning: 'attention', success: 'right' } as const;

/** What the server said, above the button it answers. */
export function Bar({ notice }: { readonly notice: BarNotice | null }) {
  const say = useSay();
  if (!notice) return null;
  return (
    <div className={`${style['bar']} ${style[notice.tone]}`} role={notice.tone === 'error' ? 'alert' : 'status'}>
      <Glyph name={glyphs[notice.tone]} />
      <div>
        <div>{say(notice.text)}</div>
        {notice.beside && <div className={style['beside']}>{say(notice.beside)}</div>}
      </div>
    </div>
  );
}

/** A refusal as a bar. */
export const noticeOf = ({ text, unblock, level }: ApiError): BarNotice => ({
  tone: level === 'warning' ? 'warning' : 'error',
  text,
  beside: unblock,
});
