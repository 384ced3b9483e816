/** What a small page without sign-in and without the component kit is made with. */
export { ApiError } from './api/api-error.ts';
export { handOver } from './api/hand-over.ts';
export { ask, askFile } from './api/send.ts';
export { currentLang, LANGUAGES, speak, speakOwn, useLang, useSay } from './kit/say.tsx';
