import { type Entity, type Fields, fill, type Problem, sharedWords, type Text, words } from '@takt/model';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef, useState } from 'react';
import { accepting } from '../actions/accepting.ts';
import { ApiError } from '../api/api-error.ts';
import { momentFor } from '../api/company-clock.ts';
import { randomHex } from '../api/device.ts';
import { type Saved, saveRow } from '../api/records.ts';
import { Say, useSay } from '../kit/say.tsx';
import { toastError } from '../kit/toast.tsx';
import { nameOf } from '../product/row-name.ts';
import { type Draft, sendable } from './draft.ts';
import { judged } from './judged.ts';

/** How an attempt ended: saved, given up by the person, or stopped by what is wrong. */
type SaveEnd = Saved | 'cancel' | 'wrong' | 'refused';

const ANYWAY: Text = ['仍然保存', 'Save anyway'];
const BACK: Text = ['返回修改', 'Back to the form'];
const ASK: Text = ['保存前请确认', 'Please confirm before saving'];

/** Asks yes or no in the product's words; true for yes. */
export function useAsk() {
  const { modal } = App.useApp();
  const say = useSay();
  return (title: Text, said: readonly Text[], yes: Text, no: Text): Promise<boolean> =>
    new Promise((answer) => {
      modal.confirm({
        title: say(title),
        content: said.map((text) => (
          <div key={text[0]}>
            <Say text={text} />
          </div>
        )),
        okText: say(yes),
        cancelText: say(no),
        width: 480,
        onOk: () => answer(true),
        onCancel: () => answer(false),
      });
    });
}

/** Everything that shows rows of this entity asks again. */
export function useForget(entity: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'record' && queryKey.includes(entity) });
}

/** Says why a call failed; a row changed by somebody else is read again. */
export function useFailure(onStale: () => void): (error: unknown) => void {
  const { notification } = App.useApp();
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    toastError(notification, error);
    if (error.code === 'stale') onStale();
  };
}

interface SavingProps {
  readonly entity: Entity;
  /** The fields the tenant added. */
  readonly tenant: Fields;
  readonly reload: (id: string) => Promise<Draft>;
  /** Somebody else has saved the row since it was read. */
  readonly onStale: () => void;
  readonly current: () => Draft;
  /** What the server found wrong, and where. */
  readonly onProblems: (problems: readonly Problem[]) => void;
}

/** Saving a form: its own rules first, then its warnings, then the server with the same two. */
export function useSaving({ entity, tenant, reload, onStale, current, onProblems }: SavingProps) {
  const { notification } = App.useApp();
  const say = useSay();
  const ask = useAsk();
  const forget = useForget(entity.id);
  const [busy, setBusy] = useState(false);
  // The same contents sent twice are one call to the server, also when its first answer was lost.
  const sent = useRef({ contents: '', key: '' });
  const failed = useFailure(onStale);
  const send = (draft: Draft, accepted: readonly string[]): Promise<Saved> => {
    const row = sendable(entity, draft);
    const contents = JSON.stringify([row, accepted]);
    if (sent.current.contents !== contents) sent.current = { contents, key: randomHex() };
    return saveRow(entity.id, row, accepted, sent.current.key);
  };
  const sendAsking = async (draft: Draft, accepted: readonly string[]): Promise<SaveEnd> => {
    try {
      const yes = ({ text }: ApiError): Promise<boolean> => ask(ASK, [text], ANYWAY, BACK);
      return (await accepting((agreed) => send(draft, agreed), yes, accepted)) ?? 'cancel';
    } catch (error) {
      if (error instanceof ApiError) onProblems(error.problems);
      failed(error);
      return 'refused';
    }
  };
  const save = async (): Promise<SaveEnd> => {
    const draft = current();
    const { errors, warnings, accepted } = judged(entity, draft, momentFor(entity, draft), tenant);
    if (errors.length > 0) return 'wrong';
    const texts = warnings.map(({ text }) => text);
    if (texts.length > 0 && !(await ask(ASK, texts, ANYWAY, BACK))) return 'cancel';
    onProblems([]);
    setBusy(true);
    try {
      const end = await sendAsking(draft, accepted);
      if (typeof end === 'object') {
        const fresh = await reload(end.id);
        const done = fill(words.done, { action: sharedWords.save });
        notification.success({
          title: `${say(entity.label)} ${nameOf(entity, fresh)} · ${say(done)}`,
          duration: 3,
          showProgress: true,
          pauseOnHover: true,
        });
        await forget();
      }
      return end;
    } finally {
      setBusy(false);
    }
  };
  return { save, busy };
}
