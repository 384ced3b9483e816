import { useMemo } from 'react';
import { cleaned } from './cleaned.ts';
import style from './rich-text.module.css';

/** Shows formatted text. Here and in Markdown a text becomes part of the page, cleaned; nowhere else. */
export function RichText({ html }: { readonly html: string }) {
  const safe = useMemo(() => ({ __html: cleaned(html) }), [html]);
  return <div className={style['text']} dangerouslySetInnerHTML={safe} />;
}
