const NAME = /(?<![\w$.])(?:\.\.\.)?([A-Za-z_$][\w$]*)/g;
const WORDS = new Set(
  (
    'await break case catch class const continue default delete do else extends false finally for function if import in ' +
    'instanceof interface let new null return static super switch this throw true try typeof undefined var void while'
  ).split(' '),
);

/** Names code uses: variables, and also keys and types, which do no harm here. */
export const namesIn = (code: string): readonly string[] => [
  ...new Set([...code.matchAll(NAME)].map(([, name = '']) => name).filter((name) => !WORDS.has(name))),
];
