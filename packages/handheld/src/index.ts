export { ApiError, callServer, currentLang, Glyph, type GlyphName, loadRow, read, speak, useSay, wireNow } from '@takt/web/light';
export { perform, submitAnswer, takeBack } from './act.ts';
export { queueFields } from './claims.ts';
export { Handheld } from './handheld.tsx';
export { Bar } from './kit/bar.tsx';
export { Frame } from './kit/frame.tsx';
export { GiveBack } from './kit/give-back.tsx';
export { isQty, Pad } from './kit/pad.tsx';
export { Card, Facts, Progress, Push, Quiet, quantityProgress, Strip } from './kit/parts.tsx';
export { useOnline } from './kit/network.ts';
export { ScanBox } from './kit/scan-box.tsx';
<<<<<<< HEAD
export { Sentence } from './kit/sentence.tsx';
export { TaskList } from './kit/task-list.tsx';
export { Unsent } from './kit/unsent.tsx';
=======
export type { Check } from './kit/checks.ts';
export { TaskList } from './kit/task-list.tsx';
export { TaskPage } from './kit/task-page.tsx';
>>>>>>> h/tasks
export type { Entry, Submission } from './outbox/entry.ts';
export { outbox, useOwnEntries, useWaiting } from './outbox/handheld-outbox.ts';
export { type Feedback, hideFeedback, showFeedback, showCorrectScan, useFeedback } from './feedback-message.ts';
export { useMay } from './rights.ts';
export { type HandheldAssembly, type Place, type Task, usePlace } from './task.ts';
export { loadAndSave, type Known, useOfflineAnswer } from './use-offline-answer.ts';
export { go, stay } from './way.ts';
export { clockTimeOf } from './time-of.ts';
export { useDue } from './use-due.ts';
export { useNewest } from './use-newest.ts';
export { useQuestion } from './use-question.ts';
