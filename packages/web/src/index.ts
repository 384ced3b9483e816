export { ApiError } from './api/api-error.ts';
export { type Choice, loadPage, loadRow } from './api/calls.ts';
export { read, write } from './api/http.ts';
export { Say, speak, currentLang, useLang, useSay } from './kit/say.tsx';
export { useDone } from './kit/done.tsx';
export { Refusal } from './kit/refusal.tsx';
export { Sheet } from './kit/sheet.tsx';
export type { Assembly, Product } from './shell/assembly.ts';
export { Takt } from './shell/takt.tsx';
