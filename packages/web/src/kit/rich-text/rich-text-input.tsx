import type { Text } from '@takt/model';
import { lazy, Suspense } from 'react';
import style from './rich-text.module.css';

export interface RichTextInputProps {
  /** What a screen reader calls it; a label of a form names no editor. */
  readonly label: Text;
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (html: string) => void;
}

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Formatted text as a field of a form. The editor is large, so it comes when a form first needs it. */
export const RichTextInput = (props: RichTextInputProps) => (
  <Suspense fallback={<div className={`${style['frame']} ${style['waiting']}`} />}>
    <Editor {...props} />
  </Suspense>
);
