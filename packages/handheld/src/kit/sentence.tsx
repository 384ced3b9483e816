import { createElement } from 'react';
import style from './sentence.module.css';

/** Numbers of documents, places, parts and boxes: a line never ends inside one. */
const CODE = /((?:[A-Za-z…]+[-./])*[A-Za-z…]*\d(?:[A-Za-z0-9]|[-./:,](?=[A-Za-z0-9]))*)/;

/** A sentence in which codes and figures stay whole where it is broken into lines. */
export function Sentence({ text }: { readonly text: string }) {
  // What was split by stands at every second place. None of them ever moves, so none needs a key.
  const pieces = text
    .split(CODE)
    .map((piece, at) => (at % 2 === 1 ? createElement('span', { className: style['code'] }, piece) : piece));
  return createElement('span', null, ...pieces);
}
