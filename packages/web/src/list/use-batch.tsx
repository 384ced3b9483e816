import { type Entity, fill, isDocument, PRINT, sharedWords, type Text, words } from '@takt/model';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { accepting } from '../actions/accepting.ts';
import { useRunRowCommand } from '../actions/run-row-command.tsx';
import { ApiError } from '../api/api-error.ts';
import type { Row } from '../api/calls.ts';
import { deleteRows, targetOf } from '../api/lists.ts';
import { actOn, type RowResult } from '../api/records.ts';
import { useDone } from '../kit/done.tsx';
import { later } from '../kit/later.tsx';
import { Say, useSay } from '../kit/say.tsx';
import { toastError } from '../kit/toast.tsx';
import { batchRefusal, type Judged, type ListRights, tickRefusal } from './batch.ts';
import type { Outcome } from './batch-result.tsx';
import { nameOf } from '../product/row-name.ts';

const BatchInput = later(async () => (await import('./batch-input.tsx')).BatchInput);
const RowActionDialog = later(async () => (await import('./row-action-dialog.tsx')).RowActionDialog);
const PrintoutDialog = later(async () => (await import('../print/printout-dialog.tsx')).PrintoutDialog);
const BatchResult = later(async () => (await import('./batch-result.tsx')).BatchResult);

const SURE: Text = ['确定{action}以下 {n} 条记录？', '{action} these {n} records?'];
const AND_MORE: Text = ['等 {n} 条', 'and {n} more'];
const NAMED = 10;

type Input = Readonly<Record<string, unknown>>;
interface BatchProps {
  readonly id: string;
  readonly entity: Entity | undefined;
  readonly rights: ListRights;
  /** Rows have changed: fetch them again, and untick those that were dealt with. */
  readonly onChanged: (done: readonly string[]) => void;
}

/** A command takes one row; of several, each reports for itself, as actions do. */
async function doEach(run: (id: string) => Promise<void>, rows: readonly Row[]): Promise<readonly RowResult[]> {
  const results: RowResult[] = [];
  for (const { id } of rows) {
    try {
      await run(id);
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof ApiError) || rows.length === 1) throw error;
      const { code, text, unblock } = error;
      results.push({ id, ok: false, refusal: { code, text, level: 'error', ...(unblock && { unblock }) } });
    }
  }
  return results;
}

/** Runs actions over ticked rows: asks what has to be asked, and tells row by row what came of it. */
export function useBatch({ id, entity, rights, onChanged }: BatchProps) {
  const say = useSay();
  const done = useDone();
  const runRowCommand = useRunRowCommand();
  const { modal, notification } = App.useApp();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Judged | null>(null);
  const papers = entity && isDocument(entity) && entity.printouts.length > 0 ? entity : null;
  const [printed, setPrinted] = useState<readonly Row[] | null>(null);
  const [outcome, setOutcome] = useState<(Outcome & { readonly judged: Judged; readonly input: Input }) | null>(null);

  const warn = (text: Text, why?: Text): void =>
    notification.warning({
      title: <Say text={text} />,
      ...(why && { description: <Say text={why} /> }),
      duration: 4,
      showProgress: true,
      pauseOnHover: true,
    });
  const named = (rows: readonly Row[]): string => {
    const names = rows.slice(0, NAMED).map((row) => nameOf(entity, row));
    const rest = rows.length - names.length;
    return `${names.join(say(['、', ', ']))}${rest > 0 ? ` ${say(fill(AND_MORE, { n: rest }))}` : ''}`;
  };
  const confirm = (text: Text, rows: readonly Row[], danger: boolean, more?: Text): Promise<boolean> =>
    Promise.resolve(
      modal.confirm({
        title: say(text),
        content: (
          <>
            <div>{named(rows)}</div>
            {more && <div>{say(more)}</div>}
          </>
        ),
        okText: say(sharedWords.ok),
        cancelText: say(sharedWords.cancel),
        okButtonProps: { danger },
      }),
    );

  /** Tells whether it came to a result; a refusal of the whole is told on the spot. */
  const act = async (judged: Judged, rows: readonly Row[], input: Input, accepted: readonly string[] = []): Promise<boolean> => {
    const { rowCommand } = judged;
    const send = (agreed: readonly string[]): Promise<readonly RowResult[]> =>
      rowCommand
        ? doEach((one) => runRowCommand(rowCommand, one), rows)
        : actOn(id, judged.name, rows.map(targetOf), { input, accepted: agreed });
    try {
      const results = await accepting(send, ({ text }) => confirm(text, rows, false), accepted);
      if (results === null) return false;
      // A command changes what is computed of a row without raising its version, by which whole rows are kept.
      if (judged.rowCommand) await client.invalidateQueries({ queryKey: ['whole', id] });
      onChanged(results.filter(({ ok }) => ok).map((result) => result.id));
      if (results.every(({ ok }) => ok)) done(fill(words.done, { action: judged.label }));
      else setOutcome({ label: judged.label, rows, results, judged, input });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(notification, error);
      return false;
    }
  };

  const run = async (judged: Judged): Promise<void> => {
    const { name, ready, refused, label, action } = judged;
    const no = batchRefusal(ready.length + refused.length, ready.length);
    if (no) return warn(no, refused[0]?.refusal.text);
    if (name === PRINT && papers) return setPrinted(ready);
    if (action.input && ready.length === 1) return setAsked(judged);
    const sentence =
      (!judged.rowCommand && action.confirm) || (action.input ? null : fill(SURE, { action: label, n: ready.length }));
    if (sentence && !(await confirm(sentence, ready, false, judged.rowCommand?.on.confirm))) return;
    if (action.input) setAsked(judged);
    else await act(judged, ready, {});
  };

  const remove = async (rows: readonly Row[], ready: readonly Row[], why?: Text): Promise<void> => {
    const label = sharedWords.delete;
    const no = tickRefusal(rows.length) ?? batchRefusal(rows.length, ready.length);
    if (no) return warn(no, why);
    if (!(await confirm(fill(SURE, { action: label, n: ready.length }), ready, true))) return;
    try {
      await deleteRows(id, ready);
      done(fill(words.done, { action: label }));
      onChanged(ready.map((row) => row.id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(notification, error);
    }
  };

  const one = asked?.ready.length === 1 ? asked.ready[0] : undefined;
  const dialogs: ReactNode = (
    <>
      {printed && papers && (
        <PrintoutDialog
          doc={papers}
          rows={printed}
          onPrinted={() => onChanged(printed.map((row) => row.id))}
          onClose={() => setPrinted(null)}
        />
      )}
      {asked && one && entity && isDocument(entity) && (
        <RowActionDialog
          key={asked.name}
          doc={entity}
          name={asked.name}
          row={one}
          rights={rights}
          onRun={({ input, accepted }) => act(asked, [one], input, accepted)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && !one && (
        <BatchInput
          title={say(asked.label)}
          fields={asked.action.input ?? {}}
          onClose={() => setAsked(null)}
          onDone={(input) => {
            setAsked(null);
            void act(asked, asked.ready, input);
          }}
        />
      )}
      {outcome && (
        <BatchResult
          entity={entity}
          outcome={outcome}
          onClose={() => setOutcome(null)}
          onGoOn={(rows, accepted) => {
            setOutcome(null);
            void act(outcome.judged, rows, outcome.input, accepted);
          }}
        />
      )}
    </>
  );
  return { run, remove, dialogs };
}
