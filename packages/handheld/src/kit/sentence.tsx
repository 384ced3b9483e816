import style from './sentence.module.css';

/** Numbers of documents, places, parts and boxes: a line never ends inside one. */
const CODE = /((?:[A-Za-z…]+[-./])*[A-Za-z…]*\d(?:[A-Za-z0-9]|[-./:,](?=[A-Za-z0-9]))*)/;

/** A sentence in which codes and figures stay whole where it is broken into lines. */
export function Sentence({ text }: { readonly text: string }) {
  return (
    <span>
      {text.split(CODE).map((piece, at) =>
        // What was split by stands at every second place.
        at % 2 === 1 ? (
          <span key={at} className={style['code']}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  );
}
