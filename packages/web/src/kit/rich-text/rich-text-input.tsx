import { lazy, Suspense } from 'react';
import type { RichTextInputProps } from './rich-text-props.ts';
import style from './rich-text.module.css';

const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

/** Formatted text as a field of a form. The editor is large, so it comes when a form first needs it. */
export const RichTextInput = (props: RichTextInputProps) => (
  <Suspense fallback={<div className={`${style['frame']} ${style['waiting']}`} />}>
    <Editor {...props} />
  </Suspense>
);
